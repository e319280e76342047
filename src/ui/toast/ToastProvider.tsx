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

/** Gives `useToast` to everything below and shows the toasts of `store`; their code comes with the first thing a person does. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [newest] = useStore(store);
  // The next toast tries again.
  const [plainId, setPlainId] = useState<string | null>(null);
  // The window's events are outside React: a toast answers something that a person did.
  useEffect(() => {
    const gone = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, () => prefetchComponent(loadToaster), { once: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, []);
  const plain = newest !== undefined && newest.id === plainId;
  return (
    <ToastContext value={store}>
      {children}
      {plain && newest.open && <PlainToast toast={newest} onOver={() => store.dismiss(newest.id)} />}
      <LazyComponent
        load={loadToaster}
        active={newest !== undefined && !plain}
        onFailed={() => setPlainId(newest?.id ?? null)}
        silent
      >
        {(Toaster) => <Toaster />}
      </LazyComponent>
    </ToastContext>
  );
}
