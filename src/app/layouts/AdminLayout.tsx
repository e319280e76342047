import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { verifyAdminQuery } from '@/features/admin-auth/adminAuth';
import { useAdminSession, useAdminSessionStore } from '@/features/admin-auth/AdminSessionContext';
import { ExpiredSessionDialog } from '@/features/admin-auth/ExpiredSessionDialog';
import { paths } from '@/lib/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { UnsavedChangesContext } from '@/lib/useUnsavedChanges';
import { ErrorState } from '@/ui/ErrorState';
import { RouteProgress } from '@/ui/RouteProgress';
import { Spinner } from '@/ui/Spinner';
import { usePrefetchOnIntent } from '../prefetch';
import { ScrollPositionsContext } from '../scrollPositions';
import { AdminBar } from './AdminBar';
import classes from './AdminLayout.module.css';
import { usePageFocus } from './ShopLayout';

/** The guard of the back office, and its own layout: a compact bar and the page, without the shop's header and footer (D-70). */
export function AdminLayout() {
  const location = useLocation();
  const { getKey, onRendered } = use(ScrollPositionsContext);
  useLayoutEffect(() => onRendered(location), [onRendered, location]);
  const isNavigating = useNavigation().state !== 'idle';
  const prefetchHandlers = usePrefetchOnIntent();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  const access = useAdminAccess();
  const [unsaved] = useState(() => new Set<string>());
  const [asking, setAsking] = useState(false);
  useNoEscapeWhileExpired(() => setAsking(false));
  return (
    <UnsavedChangesContext value={unsaved}>
      <div className={classes.office} {...prefetchHandlers}>
        <RouteProgress active={isNavigating} />
        {access.state === 'verified' && <AdminBar clerkName={access.clerk} />}
        <main ref={main} id="main" tabIndex={-1} className={classes.main}>
          {access.state === 'verified' && <Outlet />}
          {access.state === 'verifying' && (
            <div className={classes.guard}>
              <Spinner label="Verifying admin access..." labelled />
            </div>
          )}
          {access.state === 'failed' && (
            <ErrorState
              title="Your access could not be verified"
              message={access.message}
              onRetry={access.retry}
              busy={access.retrying}
            />
          )}
        </main>
        {access.state === 'verified' && access.expired && <ExpiredSessionDialog asking={asking} onAsk={setAsking} />}
        <ScrollRestoration getKey={getKey} storageKey={STORAGE_KEYS.scrollPositions} />
      </div>
    </UnsavedChangesContext>
  );
}

type AdminAccess =
  | { state: 'verifying' }
  | { state: 'verified'; clerk: string; expired: boolean }
  | { state: 'failed'; message: string; retry: () => void; retrying: boolean };

/**
 * Keeps Escape from the dialogs under the login of an expired session: each listens on the window, and would close with what
 * was entered. Registered before any of them. `onEscape` closes the question above the login.
 */
function useNoEscapeWhileExpired(onEscape: () => void) {
  const session = useAdminSessionStore();
  const closeQuestion = useEffectEvent(onEscape);
  useEffect(() => {
    const stopEscape = (event: KeyboardEvent) => {
      const { token, ended } = session.get();
      if (event.key !== 'Escape' || token !== null || ended !== 'expired') return;
      event.stopImmediatePropagation();
      closeQuestion();
    };
    window.addEventListener('keydown', stopEscape, { capture: true });
    return () => window.removeEventListener('keydown', stopEscape, { capture: true });
  }, [session]);
}

/**
 * A stored token is verified when the back office opens (S2 4, D-190). Without one, or when any response says no, the clerk
 * goes to the login, which leads back to this page. A session that expires later keeps the page, with the login over it.
 */
function useAdminAccess(): AdminAccess {
  const { token, ended } = useAdminSession();
  const session = useAdminSessionStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery({ ...verifyAdminQuery(), enabled: token !== null });
  // While it is fetched again, the error is an earlier token's.
  const refused = error?.kind === 'refused' && !isFetching;
  // The token is kept outside React.
  useEffect(() => {
    if (refused && token) session.expire(token);
  }, [refused, token, session]);

  const expired = token === null && ended === 'expired';
  const mustLogIn = token === null && !(expired && data);
  useEffect(() => {
    if (!mustLogIn) return;
    const from = ended === 'loggedOut' ? undefined : `${pathname}${search}`;
    void navigate(paths.adminLogin(from), { replace: true });
  }, [mustLogIn, ended, pathname, search, navigate]);

  if (mustLogIn) return { state: 'verifying' };
  if (data) return { state: 'verified', clerk: data.admin.name, expired };
  if (error && !refused) {
    return { state: 'failed', message: error.message, retry: () => void refetch(), retrying: isFetching };
  }
  return { state: 'verifying' };
}
