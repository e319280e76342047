import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { useToast } from '@/ui/toast/useToast';
import { usePaymentProviders } from './PaymentProvidersContext';
import type { WalletEvents, WalletProvider } from './providers';
import { walletSetupFailed } from './purchaseToasts';
import classes from './WalletButton.module.css';

interface WalletButtonProps {
  /** The newest ones are called, so they need not be stable. */
  events: WalletEvents;
}

/** The wallet provider's own button, which opens its window. */
export function WalletButton({ events }: WalletButtonProps) {
  const { wallet } = usePaymentProviders();
  return wallet ? (
    <LoadedButton provider={wallet} events={events} />
  ) : (
    <ErrorState title="PayPal is not set up" message="Please choose another way to pay." />
  );
}

function LoadedButton({ provider, events }: WalletButtonProps & { provider: WalletProvider }) {
  const { toast } = useToast();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    // Each button gets an element of its own, so that StrictMode and quick changes leave one.
    const element = document.createElement('div');
    container.current?.append(element);
    let mounted: { destroy: () => void } | null = null;
    let isCurrent = true;
    const mount = async () => {
      try {
        const loaded = await provider.mountButton(element, {
          onOpen: () => latest.current.onOpen(),
          total: () => latest.current.total(),
          onApprove: (paypalOrderId, capture) => latest.current.onApprove(paypalOrderId, capture),
          onCancel: () => latest.current.onCancel(),
          onError: (message) => latest.current.onError(message),
        });
        if (!isCurrent) return loaded.destroy();
        mounted = loaded;
        setState('ready');
      } catch (error) {
        if (!isCurrent) return;
        setState('failed');
        toast(walletSetupFailed(error instanceof Error ? error.message : null));
      }
    };
    void mount();
    return () => {
      isCurrent = false;
      mounted?.destroy();
      element.remove();
    };
  }, [provider, attempt, toast]);

  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <div className={classes.root} aria-busy={state === 'loading'}>
      <div ref={container} hidden={state === 'failed'} />
      {state === 'loading' && <Skeleton height={48} radius="md" aria-label="Loading PayPal" role="status" />}
      {state === 'failed' && (
        <ErrorState
          title="PayPal could not be loaded"
          message="Nothing was charged. Try again, or choose another way to pay."
          onRetry={retry}
        />
      )}
    </div>
  );
}
