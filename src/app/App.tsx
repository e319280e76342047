import type { MantineColorSchemeManager } from '@mantine/core';
import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { ApiProvider } from '@/api/ApiContext';
import type { ApiClient } from '@/api/client';
import type { Currency } from '@/domain/currency';
import { AdminSessionContext } from '@/features/admin-auth/AdminSessionContext';
import type { AdminSessionStore } from '@/features/admin-auth/adminSessionStore';
import { StartOfVisitContext } from '@/features/catalogue/startOfVisit';
import { CurrencyProvider } from '@/features/currency/CurrencyContext';
import { PurchaseContext, type PurchaseServices } from '@/features/payments/PurchaseContext';
import { DemoAccountsContext, type DemoAccount } from '@/features/session/DemoAccountsContext';
import { SessionProvider, type LoginPrompt } from '@/features/session/SessionContext';
import type { SessionStore } from '@/features/session/sessionStore';
import type { Clock } from '@/lib/clock';
import { EnvironmentProvider } from '@/lib/EnvironmentContext';
import { NavigateFromContext, type NavigateFrom } from '@/lib/navigateFrom';
import type { AppStorage } from '@/lib/storage';
import type { Store } from '@/lib/store';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { RefusedImageContext } from '@/ui/RefusedImageContext';
import { ToastProvider } from '@/ui/toast/ToastProvider';
import type { ToastStore } from '@/ui/toast/toastStore';
import { Notice } from './Notice';
import { PrefetchContext, type Prefetch } from './prefetch';
import { ScrollPositionsContext, type ScrollPositions } from './scrollPositions';

interface AppServices {
  client: ApiClient;
  queryClient: QueryClient;
  session: SessionStore;
  adminSession: AdminSessionStore;
  storage: AppStorage;
  clock: Clock;
  router: ReturnType<typeof createBrowserRouter>;
  navigateFrom: NavigateFrom;
  prefetch: Prefetch;
  scrollPositions: ScrollPositions;
  startOfVisit: Pick<Store<boolean>, 'get' | 'subscribe'>;
  notice: Store<string | null>;
  demoAccounts: readonly DemoAccount[];
  colorSchemeManager: MantineColorSchemeManager;
  broadcastInvalidation: (outdated: QueryKey[]) => void;
  prompt: Store<LoginPrompt>;
  currency: Store<Currency>;
  toasts: ToastStore;
  purchases: PurchaseServices;
  reload: (path: string) => void;
  reportRefusedImage: (name: string) => void;
}

/** Provides every service through React context. No component imports one from a module. */
export function App(services: AppServices) {
  return (
    <ThemeProvider colorSchemeManager={services.colorSchemeManager}>
      <EnvironmentProvider clock={services.clock} storage={services.storage}>
        <QueryClientProvider client={services.queryClient}>
          <ApiProvider client={services.client} broadcastInvalidation={services.broadcastInvalidation}>
            <SessionProvider session={services.session} prompt={services.prompt} reload={services.reload}>
              <CurrencyProvider store={services.currency}>
                <ToastProvider store={services.toasts}>
                  <DemoAccountsContext value={services.demoAccounts}>
                    <Notice store={services.notice} />
                    <PrefetchContext value={services.prefetch}>
                      <ScrollPositionsContext value={services.scrollPositions}>
                        <NavigateFromContext value={services.navigateFrom}>
                          <PurchaseContext value={services.purchases}>
                            <RefusedImageContext value={services.reportRefusedImage}>
                              <AdminSessionContext value={services.adminSession}>
                                <StartOfVisitContext value={services.startOfVisit}>
                                  <RouterProvider router={services.router} />
                                </StartOfVisitContext>
                              </AdminSessionContext>
                            </RefusedImageContext>
                          </PurchaseContext>
                        </NavigateFromContext>
                      </ScrollPositionsContext>
                    </PrefetchContext>
                  </DemoAccountsContext>
                </ToastProvider>
              </CurrencyProvider>
            </SessionProvider>
          </ApiProvider>
        </QueryClientProvider>
      </EnvironmentProvider>
    </ThemeProvider>
  );
}
