import { createContext, use } from 'react';
import type { ToastStore } from './toastStore';

export const ToastContext = createContext<ToastStore | null>(null);

/** The toast store, for `Toaster`. Throws outside a `ToastProvider`. */
export function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast must be called inside a ToastProvider.');
  return store;
}

/** `const { toast } = useToast(); toast({ title: 'Added to Cart', duration: 2000 })`. All functions are stable. */
export function useToast(): { toast: ToastStore['add'] } & Pick<ToastStore, 'update' | 'dismiss'> {
  const store = useToastStore();
  return { toast: store.add, update: store.update, dismiss: store.dismiss };
}
