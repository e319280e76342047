import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { createApiClient, type Transport } from '@/api/client';
import { queryClientContext } from '@/api/loader';
import { createQueryClient, createQueryFunction } from '@/api/query';
import { createAdminSessionStore } from '@/features/admin-auth/adminSessionStore';
import { createStartOfVisit } from '@/features/catalogue/startOfVisit';
import { createCurrencyStore } from '@/features/currency/currencyStore';
import type { Purchase } from '@/features/payments/purchase';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import { createLoginPrompt } from '@/features/session/SessionContext';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';
import { createSessionStore } from '@/features/session/sessionStore';
import type { Channel } from '@/lib/channel';
import type { Clock } from '@/lib/clock';
import { serializeNavigations } from '@/lib/navigateFrom';
import type { AppStorage } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';
import { createRefusedImageReport } from '@/ui/RefusedImageContext';
import { createToastStore } from '@/ui/toast/toastStore';
import { App } from './App';
import { dropAdminQueriesAtLogout, resetPrivateQueriesOnTokenChange, syncTabs } from './cacheSync';
import { createColorSchemeManager } from './colorScheme';
import { createPrefetch } from './prefetch';
import { createRoutes } from './routes';
import { createScrollPositions, dropInvalidScrollPositions, restoreFirstPosition } from './scrollPositions';

export interface AppOptions {
  /** Carries requests to the API. */
  transport: Transport;
  /** Absolute address of the API. */
  baseUrl: string;
  storage: AppStorage;
  clock: Clock;
  channel: Channel;
  /** The browser's history, or an in-memory history that starts at a URL; below a base path. */
  history: { kind: 'browser'; basename?: string } | { kind: 'memory'; start: string; basename?: string };
  /** A client that is also used elsewhere: it gets the app's defaults where it has none of its own, and `dispose` does not clear it. */
  queryClient?: QueryClient;
  /** The shop's routes by default; a story of one component passes a single route. */
  routes?: RouteObject[];
  /** Reloads the shop at a path (after a logout). By default the router navigates there without a reload. */
  reload?: (path: string) => void;
  /** Goes to another site: the page on which a wallet payment is approved. By default in this tab. */
  openExternalPage?: (url: string) => void;
  /** A new navigation has opened the page: neither a reload nor Back. Cards far below the viewport wait at its start. */
  isNewVisit?: boolean;
  /** Messages for developers about the mock server, shown above the shop. */
  notice?: Store<string | null> | undefined;
  /** Accounts that the login screens offer to fill in; the mock server's seeded buyers (D-232). */
  demoAccounts?: readonly DemoAccount[] | undefined;
}

/**
 * Builds one complete shop. All of its state is in the returned object, none in modules, so two shops with different
 * buyers can run on one page.
 */
export function createApp({
  transport,
  baseUrl,
  storage,
  clock,
  channel,
  history,
  queryClient: externalClient,
  routes = createRoutes(),
  reload,
  openExternalPage = (url) => window.location.assign(url),
  isNewVisit = false,
  notice = createStore<string | null>(null),
  demoAccounts = [],
}: AppOptions) {
  dropInvalidScrollPositions(storage);
  const session = createSessionStore({ storage, channel });
  const adminSession = createAdminSessionStore({ storage, channel });
  const prompt = createLoginPrompt();
  const client = createApiClient({
    baseUrl,
    transport,
    tokenFor: (kind) => (kind === 'customer' ? session : adminSession).get().token,
    onUnauthenticated: (kind, token, isChange) => {
      if (token) (kind === 'admin' ? adminSession : session).expire(token);
      // Again after the buyer has closed the login. Not after a logout, and not when another tab has signed in again.
      if (kind === 'customer' && isChange && session.get().expired) prompt.set('login');
    },
  });
  const ownClient = createQueryClient();
  const queryClient = externalClient ?? ownClient;
  const defaults = ownClient.getDefaultOptions();
  const externalDefaults = externalClient?.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...externalDefaults,
    queries: { ...defaults.queries, ...externalDefaults?.queries, queryFn: createQueryFunction(client) },
    mutations: { ...defaults.mutations, ...externalDefaults?.mutations },
  });
  const tabs = syncTabs(channel, queryClient);
  const stopResetting = resetPrivateQueriesOnTokenChange(session, queryClient);
  const stopDropping = dropAdminQueriesAtLogout(adminSession, queryClient);

  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(sessionRouterContext, session);
    return context;
  };
  const { basename } = history;
  const routerOptions = { basename, getContext, future: { v8_middleware: true } };
  const router =
    history.kind === 'browser'
      ? createBrowserRouter(routes, routerOptions)
      : createMemoryRouter(routes, { ...routerOptions, initialEntries: [history.start] });

  const scrollPositions = createScrollPositions(() => router.state.location);
  if (history.kind === 'browser') restoreFirstPosition(router, storage, scrollPositions.getKey);

  const toasts = createToastStore();
  const currency = createCurrencyStore({ storage, channel });
  const startOfVisit = createStartOfVisit(isNewVisit, router);
  const services = {
    client,
    queryClient,
    session,
    adminSession,
    storage,
    clock,
    router,
    navigateFrom: serializeNavigations(router),
    prefetch: createPrefetch({ routes, basename, getContext }),
    scrollPositions,
    startOfVisit,
    notice,
    demoAccounts,
    colorSchemeManager: createColorSchemeManager(storage, channel),
    broadcastInvalidation: tabs.broadcastInvalidation,
    prompt,
    currency,
    toasts,
    purchases: { purchase: createStore<Purchase>({ status: 'ready' }), channel, apiUrl: baseUrl, openExternalPage },
    reload: reload ?? ((path: string) => void router.navigate(path)),
    reportRefusedImage: import.meta.env.DEV ? createRefusedImageReport() : () => undefined,
  };
  const element: ReactElement = <App {...services} />;

  return {
    element,
    /** Resolves when the first page's code is loaded, so that the first render shows the page. */
    ready: new Promise<void>((resolve) => {
      if (router.state.initialized) return resolve();
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }),
    router,
    session,
    adminSession,
    queryClient,
    /** Stops subscriptions and timers. Call it after unmounting the element. */
    dispose: () => {
      tabs.stop();
      stopResetting();
      stopDropping();
      session.dispose();
      adminSession.dispose();
      currency.dispose();
      startOfVisit.dispose();
      toasts.dispose();
      router.dispose();
      ownClient.clear();
    },
  };
}
