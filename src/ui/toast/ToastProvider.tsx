import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@/lib/store';
import { LazyComponent, prefetchComponent } from '../LazyComponent';
import { PlainToast } from './PlainToast';
import type { ToastStore } from './toastStore';
import { ToastContext } from './useToast';

interface ToastProviderProps {
  store: ToastStore;
  children: ReactNode;
}

const loadToaster = async () => (await import('./Toaster')).Toaster;

/** Provides `useToast` and shows the toasts of `store`. Their code loads on the first click or key press. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [newest] = useStore(store);
  // Id of the toast that fell back to plain text. The next toast tries to load the code again.
  const [plainId, setPlainId] = useState<string | null>(null);
  // A toast follows a user action, so the first one prefetches the code.
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, () => prefetchComponent(loadToaster), { once: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  const showsPlain = newest !== undefined && newest.id === plainId;
  return (
    <ToastContext value={store}>
      {children}
      {showsPlain && newest.open && <PlainToast toast={newest} onExpire={() => store.dismiss(newest.id)} />}
      <LazyComponent
        load={loadToaster}
        active={newest !== undefined && !showsPlain}
        onFailed={() => setPlainId(newest?.id ?? null)}
        silent
      >
        {(Toaster) => <Toaster />}
      </LazyComponent>
    </ToastContext>
  );
}
