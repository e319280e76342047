import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { createApiClient, type Transport } from '@/api/client';
import { queryClientContext } from '@/api/loader';
import { createQueryClient, createQueryFunction } from '@/api/query';
import { createCurrencyStore } from '@/features/currency/currencyStore';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import { createLoginPrompt } from '@/features/session/SessionContext';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';
import { createSessionStore } from '@/features/session/sessionStore';
import type { Channel } from '@/lib/channel';
import type { Clock } from '@/lib/clock';
import type { AppStorage } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createToastStore } from '@/ui/toast/toastStore';
import { App } from './App';
import { createColorSchemeManager } from './colorScheme';
import { dropPrivateDataOnChange } from './privateData';
import { createPrefetch } from './prefetch';
import { createRoutes } from './routes';
import { createScrollPositions, dropInvalidScrollPositions } from './scrollPositions';
import { syncTabs } from './tabs';

export interface AppOptions {
  /** Carries requests to the API. */
  transport: Transport;
  /** Absolute address of the API. */
  baseUrl: string;
  storage: AppStorage;
  clock: Clock;
  channel: Channel;
  /** The browser's own history under a path prefix, or one in memory that starts at an address. */
  history: { kind: 'browser'; basename?: string } | { kind: 'memory'; start: string };
  /** One that is used elsewhere too: it takes on the shop's defaults where it has none, and is not emptied at the end. */
  queryClient?: QueryClient;
  /** The shop's own by default; a story of one component passes a single route. */
  routes?: RouteObject[];
  /** Leaves for a fresh page (logout); an app in memory goes there without one. */
  reload?: (path: string) => void;
  /** Text for a notice above the shop, when something about the mock server is not as it should be. */
  notice?: Store<string | null> | undefined;
  /** Whom the login screens offer to fill in; the mock server names its own (D-232). */
  demoAccounts?: readonly DemoAccount[] | undefined;
}

/**
 * Builds one whole shop. Nothing of it lives outside what this returns, so that two shops with different
 * buyers can stand on one page.
 */
export function createApp({
  transport,
  baseUrl,
  storage,
  clock,
  channel,
  history,
  queryClient: given,
  routes = createRoutes(),
  reload,
  notice = createStore<string | null>(null),
  demoAccounts = [],
}: AppOptions) {
  dropInvalidScrollPositions(storage);
  const session = createSessionStore({ storage, channel });
  const prompt = createLoginPrompt();
  const client = createApiClient({
    baseUrl,
    transport,
    tokenFor: (kind) => (kind === 'customer' ? session.get().token : storage.local.get(STORAGE_KEYS.adminToken)),
    onUnauthenticated: (kind, token, isChange) => {
      if (kind === 'admin') return storage.local.remove(STORAGE_KEYS.adminToken);
      session.expire(token);
      // Not after a logout, or where another tab has signed in again.
      if (isChange && session.get().expired) prompt.set('login');
    },
  });
  const own = createQueryClient();
  const queryClient = given ?? own;
  const [shops, givens] = [own.getDefaultOptions(), given?.getDefaultOptions()];
  queryClient.setDefaultOptions({
    ...givens,
    queries: { ...shops.queries, ...givens?.queries, queryFn: createQueryFunction(client) },
    mutations: { ...shops.mutations, ...givens?.mutations },
  });
  const tabs = syncTabs(channel, queryClient);
  const stopDropping = dropPrivateDataOnChange(session, queryClient);

  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(sessionRouterContext, session);
    return context;
  };
  const basename = history.kind === 'browser' ? history.basename : undefined;
  const routerOptions = { getContext, future: { v8_middleware: true } };
  const router =
    history.kind === 'browser'
      ? createBrowserRouter(routes, { ...routerOptions, basename })
      : createMemoryRouter(routes, { ...routerOptions, initialEntries: [history.start] });

  const toasts = createToastStore();
  const currency = createCurrencyStore({ storage, channel });
  const services = {
    client,
    queryClient,
    session,
    storage,
    clock,
    router,
    prefetch: createPrefetch({ routes, basename, getContext }),
    scrollPositions: createScrollPositions(() => router.state.location),
    notice,
    demoAccounts,
    colorSchemeManager: createColorSchemeManager(storage, channel),
    broadcastInvalidation: tabs.broadcastInvalidation,
    prompt,
    currency,
    toasts,
    reload: reload ?? ((path: string) => void router.navigate(path)),
  };
  const element: ReactElement = <App {...services} />;

  return {
    element,
    /** Settles when the first page can be drawn at once, with its code and the answers that came with it. */
    started: new Promise<void>((resolve) => {
      if (router.state.initialized) return resolve();
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }),
    router,
    session,
    queryClient,
    /** Stops everything that outlives the element. */
    dispose: () => {
      tabs.stop();
      stopDropping();
      session.dispose();
      currency.dispose();
      toasts.dispose();
      router.dispose();
      own.clear();
    },
  };
}
