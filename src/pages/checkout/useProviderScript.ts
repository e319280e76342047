import { useEffect, useState } from 'react';
import type { CardProvider } from '@/features/payments/providers';
import { PAYMENT_TOASTS } from '@/features/payments/purchaseToasts';
import { useToast } from '@/ui/toast/useToast';

/**
 * Loads the card provider's script. `isReady`: it has accepted the shop's application. `retry` loads it again after a failure,
 * and does nothing while it is loading.
 */
export function useProviderScript(provider: CardProvider | null): { isReady: boolean; retry: () => void } {
  const { toast } = useToast();
  const [attempt, setAttempt] = useState(1);
  const [isReady, setReady] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    if (!provider) return undefined;
    let isCurrent = true;
    const loaded = provider.load?.() ?? Promise.resolve();
    void loaded.then(
      () => isCurrent && setReady(true),
      () => {
        if (!isCurrent) return;
        setFailedAttempt(attempt);
        toast(PAYMENT_TOASTS.cardSetupFailed);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, attempt, toast]);
  return { isReady, retry: () => setAttempt(failedAttempt + 1) };
}
