import { use, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { PendingAdd } from '@/features/cart/PendingAdd';
import { useLoginPrompt } from '@/features/session/SessionContext';
import { ContactButton } from '@/features/support/ContactButton';
import { hidesChrome } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { LazyComponent } from '@/ui/LazyComponent';
import { RouteProgress } from '@/ui/RouteProgress';
import { ScrollPlacesContext } from '../scrollPositions';
import { usePrefetchOnIntent } from '../usePrefetchOnIntent';
import { AfterLogout } from './AfterLogout';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFocus } from './PageFocus';
import classes from './ShopLayout.module.css';

const loadLoginDialog = async () => (await import('@/features/session/LoginDialog')).LoginDialog;

/** The shoppers' chrome: header, footer and floating button, hidden on the nine paths of S1 2 (D-51). */
export function ShopLayout() {
  const location = useLocation();
  const { pathname } = location;
  const { nameOf, onDrawn } = use(ScrollPlacesContext);
  useLayoutEffect(() => onDrawn(location), [onDrawn, location]);
  const busy = useNavigation().state !== 'idle';
  const prompt = useLoginPrompt();
  const bare = hidesChrome(pathname);
  const intent = usePrefetchOnIntent();
  // Not found by its id: another shop on the page has the same.
  const main = useRef<HTMLElement>(null);
  /** Moves the focus and the view, and leaves the address as it is. */
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <div className={classes.shop} {...intent}>
      <a className="skip-link" href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      <RouteProgress active={busy} />
      {!bare && <Header />}
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {!bare && <Footer />}
      {!bare && <ContactButton />}
      <LazyComponent load={loadLoginDialog} wanted={prompt.open !== null} onFailed={prompt.close}>
        {(LoginDialog) => <LoginDialog />}
      </LazyComponent>
      <PageFocus main={main} />
      <AfterLogout />
      <PendingAdd />
      <ScrollRestoration getKey={nameOf} storageKey={STORAGE_KEYS.scrollPositions} />
    </div>
  );
}
