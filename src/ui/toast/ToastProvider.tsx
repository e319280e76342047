import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ToastContext, type ToastStore } from './toastStore';

interface ToastProviderProps {
  store: ToastStore;
  children: ReactNode;
}

const loadToaster = async () => ({ default: (await import('./Toaster')).Toaster });
const Toaster = lazy(loadToaster);

/** Gives `useToast` to everything below and shows the toasts of `store`; their code comes with the first thing a person does. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const wanted = useSyncExternalStore(store.subscribe, () => store.getSnapshot().length > 0);
  // The window's events are outside React: a toast answers something that a person did.
  useEffect(() => {
    const gone = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, () => void loadToaster(), { once: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, []);
  return (
    <ToastContext value={store}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </ToastContext>
  );
}
