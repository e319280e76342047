import {
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router-dom';
import { startQueries, waitForStartedQueries } from '@/api/loader';
import { cartQuery, useCartRegion, useStoreCartRegion } from '@/features/cart/cartQuery';
import { ClearCartProvider, useAskToClear } from '@/features/cart/ClearCart';
import { PendingAdd } from '@/features/cart/PendingAdd';
import { CartRegionContext } from '@/features/catalogue/CartRegionContext';
import { currentUserQuery } from '@/features/session/currentUser';
import { useLoginPrompt } from '@/features/session/SessionContext';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';
import { ContactButton } from '@/features/support/ContactButton';
import { useStorage } from '@/lib/EnvironmentContext';
import { focusPage } from '@/lib/focus';
import { isNewNavigation } from '@/lib/pageLoad';
import { hidesChrome, paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { LazyComponent } from '@/ui/LazyComponent';
import { RouteProgress } from '@/ui/RouteProgress';
import { useToast } from '@/ui/toast/useToast';
import { SectionBoundary } from '@/ui/SectionBoundary';
import { usePrefetchOnIntent } from '../prefetch';
import { ScrollPositionsContext } from '../scrollPositions';
import { Footer } from './Footer';
import { Header } from './Header';
import classes from './ShopLayout.module.css';

/**
 * Starts the header's queries, buyer and cart, when there is a token. Runs once per visit, before the first render, and
 * waits briefly for the responses, so that a page whose data is about to arrive renders once.
 */
export async function shopLoader({ context }: LoaderFunctionArgs) {
  if (context.get(sessionRouterContext).get().token) startQueries(context, currentUserQuery(), cartQuery());
  await waitForStartedQueries(context);
  return null;
}

/** Tells cards and rows which region the cart holds. */
function CartRegionProvider({ children }: { children: ReactNode }) {
  const region = useCartRegion();
  const ask = useAskToClear();
  const value = useMemo(() => ({ region, onAsk: () => ask?.() }), [region, ask]);
  return <CartRegionContext value={value}>{children}</CartRegionContext>;
}

const loadLoginDialog = async () => (await import('@/features/session/LoginDialog')).LoginDialog;

/** Header, page, footer and contact button; nine paths show the page alone (S1 2, D-51). */
export function ShopLayout() {
  const location = useLocation();
  const { getKey, onRendered } = use(ScrollPositionsContext);
  useLayoutEffect(() => onRendered(location), [onRendered, location]);
  const isNavigating = useNavigation().state !== 'idle';
  const loginPrompt = useLoginPrompt();
  const showsChrome = !hidesChrome(location.pathname);
  // Always below the first screen, so it renders after it; a reload needs the page's whole height to restore its scroll position.
  const showsFooter = useDeferredValue(showsChrome, showsChrome && !isNewNavigation());
  const prefetchHandlers = usePrefetchOnIntent();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useLogoutToast();
  useStoreCartRegion();
  /** Moves the focus and scrolls, without changing the URL. By ref: another shop on the page has the same id. */
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <div className={classes.shop} {...prefetchHandlers}>
      <a className="skip-link" href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      <RouteProgress active={isNavigating} />
      {showsChrome && (
        <SectionBoundary failure="The top of the page could not be shown">
          <Header />
        </SectionBoundary>
      )}
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <ClearCartProvider>
          <CartRegionProvider>
            <Outlet />
          </CartRegionProvider>
        </ClearCartProvider>
      </main>
      {showsChrome && showsFooter && (
        <SectionBoundary failure="The bottom of the page could not be shown">
          <Footer />
        </SectionBoundary>
      )}
      {showsChrome && <ContactButton />}
      <LazyComponent load={loadLoginDialog} active={loginPrompt.open !== null} onFailed={loginPrompt.close}>
        {(LoginDialog) => <LoginDialog />}
      </LazyComponent>
      <PendingAdd />
      <ScrollRestoration getKey={getKey} storageKey={STORAGE_KEYS.scrollPositions} />
    </div>
  );
}

/**
 * Moves the focus to the new page's title, or to what the URL's hash names, so that keyboard and screen reader users start
 * there. A change of the query alone leaves the focus where it is.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname + hash);
  // The focus belongs to the DOM, outside React.
  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const page = main.current;
    if (!page) return;
    return focusPage(page, () => elementForHash(hash, page));
  }, [pathname, hash, main]);
}

function elementForHash(hash: string, main: HTMLElement): HTMLElement | undefined {
  const elements = [main, ...main.querySelectorAll<HTMLElement>('[id]')];
  return hash ? elements.find(({ id }) => id === hash.slice(1)) : undefined;
}

/** Logging out reloads the shop at its home page. The toast shows there, not on the previous page (D-80). */
function useLogoutToast() {
  const { session } = useStorage();
  const { toast } = useToast();
  const { pathname, key } = useLocation();
  const isHome = pathname === paths.home();
  // The flag is in the session storage, outside React.
  useEffect(() => {
    if (!isHome || !session.get(STORAGE_KEYS.loggedOut)) return;
    session.remove(STORAGE_KEYS.loggedOut);
    toast({ title: 'Logged out', tone: 'success' });
  }, [isHome, key, session, toast]);
}
