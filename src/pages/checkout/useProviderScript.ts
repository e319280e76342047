import { useEffect, useState } from 'react';
import type { CardProvider } from '@/features/payments/providers';
import { PAYMENT_TOASTS } from '@/features/payments/purchaseToasts';
import { useToast } from '@/ui/toast/useToast';

/** Loads the card provider's script. True once it has accepted the shop's application. */
export function useProviderScript(provider: CardProvider | null): boolean {
  const { toast } = useToast();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!provider) return undefined;
    let isCurrent = true;
    const loaded = provider.load?.() ?? Promise.resolve();
    void loaded.then(
      () => isCurrent && setReady(true),
      () => isCurrent && toast(PAYMENT_TOASTS.cardSetupFailed),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, toast]);
  return isReady;
}
