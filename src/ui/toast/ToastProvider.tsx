import type { ReactNode } from 'react';
import { ToastContext, type ToastStore } from './toastStore';
import { Toaster } from './Toaster';

interface ToastProviderProps {
  store: ToastStore;
  children: ReactNode;
}

/** Gives `useToast` to everything below and shows the toasts of `store`. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  return (
    <ToastContext value={store}>
      {children}
      <Toaster />
    </ToastContext>
  );
}
