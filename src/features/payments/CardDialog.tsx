import { Modal, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/icons/IconLock';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useToast } from '@/ui/toast/useToast';
import classes from './CardDialog.module.css';
import { usePaymentProviders } from './PaymentProvidersContext';
import { PaymentError, type CardDetails, type CardForm, type CardProvider, type CardToken } from './providers';
import { PAYMENT_TOASTS } from './purchaseToasts';

interface CardDialogProps {
  opened: boolean;
  /** Called on Close, Escape and a click outside, but not while `busy`. */
  onClose: () => void;
  /** Amount and address of the purchase, for the bank. */
  details: CardDetails;
  /** What will be charged, e.g. `$123.45`. */
  totalText: string;
  /** More about the amount: the buyer's own currency, and that the charge is in US dollars. */
  note?: ReactNode;
  /** Tokenization or the order call is running: the dialog stays open. */
  busy: boolean;
  /** Pay was pressed. `tokenize` rejects with a PaymentError. */
  onPay: (tokenize: () => Promise<CardToken>) => void;
}

/** The secure card dialog: the provider's own card fields, and Pay. */
export function CardDialog({ opened, onClose, busy, ...form }: CardDialogProps) {
  const { card } = usePaymentProviders();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Secure card payment"
      size={460}
      closeButtonProps={{ 'aria-label': 'Close', 'aria-disabled': busy || undefined }}
    >
      {card ? (
        <CardPayment {...form} provider={card} busy={busy} onClose={close} />
      ) : (
        <ErrorState title="Card payments are not set up" message="Please choose another way to pay." />
      )}
    </Modal>
  );
}

function CardPayment({
  provider,
  details,
  totalText,
  note,
  busy,
  onPay,
  onClose,
}: Omit<CardDialogProps, 'opened'> & { provider: CardProvider }) {
  const pay = () => {
    if (!busy) onPay(() => (form ? form.tokenize(details) : Promise.reject(new PaymentError('form_not_ready'))));
  };
  const { container, form, failed, retry } = useCardForm(provider, { onSubmit: pay, onEscape: onClose });
  return (
    <div className={classes.root}>
      <p className={classes.total}>
        <span>Total</span>
        <strong>{totalText}</strong>
      </p>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <div className={classes.frame} data-ready={form !== null || undefined} aria-busy={!form && !failed}>
        <div ref={container} hidden={failed} />
        {!form && !failed && <Spinner label="Loading the card form" centered />}
        {failed && (
          <ErrorState
            title="The card form could not be loaded"
            message="Nothing was charged. Check your connection and try again."
            onRetry={retry}
          />
        )}
      </div>
      <BusyButton size="lg" fullWidth busy={busy} disabled={!form} onClick={pay}>
        {busy ? 'Processing...' : `Pay ${totalText}`}
      </BusyButton>
      <p className={classes.secure}>
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
        Your card number goes to the payment provider and never to this shop.
      </p>
    </div>
  );
}

/** One card form in `container`, also under StrictMode and after a quick close and reopen. */
function useCardForm(provider: CardProvider, events: { onSubmit: () => void; onEscape: () => void }) {
  const { toast } = useToast();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [form, setForm] = useState<CardForm | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    // Each form gets an element of its own: the provider renders into an empty one only.
    const element = document.createElement('div');
    container.current?.append(element);
    let mounted: CardForm | null = null;
    let isCurrent = true;
    const mount = async () => {
      try {
        const loaded = await provider.mount(element, {
          onSubmit: () => latest.current.onSubmit(),
          onEscape: () => latest.current.onEscape(),
        });
        if (!isCurrent) return loaded.destroy();
        mounted = loaded;
        setForm(loaded);
        loaded.focus();
      } catch {
        if (!isCurrent) return;
        setFailedAttempt(attempt);
        toast(PAYMENT_TOASTS.cardSetupFailed);
      }
    };
    void mount();
    return () => {
      isCurrent = false;
      mounted?.destroy();
      setForm(null);
      element.remove();
    };
  }, [provider, attempt, toast]);

  const retry = () => setAttempt((count) => count + 1);
  return { container, form, failed: failedAttempt === attempt, retry };
}
