import { Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import classes from './CardDialog.module.css';
import { CardFields, CardPrivacyNote, useCardForm } from './CardFields';
import { usePaymentProviders } from './PaymentProvidersContext';
import type { CardDetails, CardProvider, CardToken } from './providers';

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
  /** Why the last attempt charged nothing; null: no attempt, or nothing to say. */
  refusal?: string | null;
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
  refusal,
  busy,
  onPay,
  onClose,
}: Omit<CardDialogProps, 'opened'> & { provider: CardProvider }) {
  const pay = () => {
    if (!busy) onPay(() => card.tokenize(details));
  };
  const card = useCardForm(provider, { onSubmit: pay, onEscape: onClose, autoFocus: true });
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
      {refusal && !busy && (
        <Text size="sm" c="red" role="alert">
          {refusal}
        </Text>
      )}
      <CardFields card={card} />
      <BusyButton size="lg" fullWidth busy={busy} disabled={!card.isReady} onClick={pay}>
        {busy ? 'Processing...' : `Pay ${totalText}`}
      </BusyButton>
      <CardPrivacyNote />
    </div>
  );
}
