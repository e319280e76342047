import { Anchor, Modal, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { contactAddress, type ContactAddressValues } from '@/domain/order/alternateOrder';
import { CardFields, useCardForm } from '@/features/payments/CardFields';
import { cardDetails } from '@/features/payments/cardDetails';
import { isAboutCard } from '@/features/payments/orderOutcome';
import { usePaymentProviders } from '@/features/payments/PaymentProvidersContext';
import type { CardProvider, CardToken } from '@/features/payments/providers';
import { TestCardFields } from '@/features/payments/TestCardFields';
import { NO_CARD, testCardToken } from '@/features/payments/testCards';
import type { usePurchase } from '@/features/payments/usePurchase';
import { useClock } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { ChargeNote } from './ChargeNote';
import { CARD_INVALID } from './paymentAlerts';
import classes from './PaymentPopup.module.css';

interface PaymentPopupProps {
  opened: boolean;
  initialMethod: 'card' | 'paypal';
  form: ContactAddressValues;
  total: Cents;
  payment: ReturnType<typeof usePurchase>;
  /** An alert is open above the popup, so Escape belongs to it. */
  alertOpen: boolean;
  onAlert: (message: string) => void;
  /** Closed by the buyer. */
  onClose: () => void;
  /** The payment was refused for a reason that the page explains, behind an alert. */
  onRefused: () => void;
}

/** The alternate checkout's popup: by card, by PayPal, or on the secure page (S2 2.2, D-62). */
export function PaymentPopup({ opened, initialMethod, alertOpen, onClose, ...rest }: PaymentPopupProps) {
  const { busy, purchase, wallet } = rest.payment;
  // Nothing is charged on the way to the wallet's page, and the browser does not tell when the buyer has stopped it.
  const isLeaving = purchase.status === 'approving';
  const isLocked = busy && !isLeaving;
  const close = () => {
    if (isLocked) return;
    if (isLeaving) wallet.cancel();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      closeOnEscape={!alertOpen}
      trapFocus={!alertOpen}
      // The page moves the focus: an alert may stand above it.
      returnFocus={false}
      title="Payment"
      size={460}
      closeButtonProps={{ 'aria-label': 'Close', 'aria-disabled': isLocked || undefined }}
    >
      <PopupContent {...rest} initialMethod={initialMethod} alertOpen={alertOpen} onClose={close} />
    </Modal>
  );
}

type ContentProps = Omit<PaymentPopupProps, 'opened'>;

function PopupContent({ initialMethod, alertOpen, ...rest }: ContentProps) {
  const { total, payment, onRefused } = rest;
  const { card, testCards } = usePaymentProviders();
  const [tab, setTab] = useState(initialMethod);
  const totalText = formatMoney(total, 'USD');
  // After an alert the popup's focus trap starts again. Without this it would focus the popup's first control, Close.
  const [hadAlert, setHadAlert] = useState(false);
  if (alertOpen && !hadAlert) setHadAlert(true);
  const focused = hadAlert || undefined;
  const payOnWalletPage = async () => {
    const after = await payment.payOnWalletPage();
    if (after.status === 'refused') onRefused();
  };
  return (
    <div className={classes.root}>
      <ChargeNote total={total} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => {
          if (!payment.busy) setTab(value === 'paypal' ? 'paypal' : 'card');
        }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="card">Card</Tabs.Tab>
          <Tabs.Tab value="paypal">PayPal</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="card" className={classes.panel}>
          {testCards ? (
            <TestCardPayment {...rest} focused={focused} />
          ) : card ? (
            <FrameCardPayment {...rest} focused={focused} provider={card} />
          ) : (
            <ErrorState title="Card payments are not set up" message="Please choose another way to pay." />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="paypal" className={classes.panel}>
          <p className={classes.text}>You approve the payment on PayPal’s page and come back to the shop.</p>
          <BusyButton
            size="lg"
            fullWidth
            busy={payment.busy}
            data-autofocus={focused}
            onClick={() => void payOnWalletPage()}
          >
            {payment.busy ? 'Processing...' : `Pay ${totalText} with PayPal`}
          </BusyButton>
        </Tabs.Panel>
      </Tabs>
      <ul className={classes.links}>
        <li>
          <Anchor component={Link} to={paths.payNowSecure('square')} size="sm">
            Pay on the secure page by card
          </Anchor>
        </li>
        <li>
          <Anchor component={Link} to={paths.payNowSecure('paypal')} size="sm">
            Pay on the secure page with PayPal
          </Anchor>
        </li>
      </ul>
    </div>
  );
}

interface CardPaymentProps extends Omit<ContentProps, 'initialMethod' | 'alertOpen'> {
  /** The focus goes to the pay button. */
  focused: true | undefined;
}

/** Pays. What is wrong with the card can be corrected in the popup. */
async function payByCard({ payment, onRefused }: CardPaymentProps, tokenize: () => Promise<CardToken>) {
  const after = await payment.payByCard(tokenize);
  if (after.status === 'refused' && !isAboutCard(after.refusal)) onRefused();
}

/** The popup's own card fields, in test mode (D-224). */
function TestCardPayment(props: CardPaymentProps) {
  const { form, total, payment, focused, onAlert } = props;
  const clock = useClock();
  const [card, setCard] = useState(NO_CARD);
  const submit = () => {
    const texts = Object.values(card).map((text) => text.replaceAll(' ', ''));
    if (texts.includes('')) return onAlert('Please fill in all card fields');
    // The test mode's minimums (S2 5), counted without blanks (D-180).
    if (card.number.replaceAll(' ', '').length < 16 || card.code.length < 3) return onAlert(CARD_INVALID);
    void payByCard(props, async () => testCardToken(card, form.zipCode, clock.now()));
  };
  return (
    <form
      noValidate
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TestCardFields card={card} onChange={setCard} codeLabel="CCV" />
      <Declined payment={payment} />
      <PayButton busy={payment.busy} focused={focused} total={total} />
    </form>
  );
}

/** The provider's own frame, in place of the fields (D-224). */
function FrameCardPayment({ provider, ...props }: CardPaymentProps & { provider: CardProvider }) {
  const { form, total, payment, focused } = props;
  const pay = () => void payByCard(props, () => card.tokenize(cardDetails(contactAddress(form), total)));
  const card = useCardForm(provider, { onSubmit: pay, onEscape: props.onClose, autoFocus: true });
  return (
    <form
      noValidate
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <CardFields card={card} />
      <Declined payment={payment} />
      <PayButton busy={payment.busy} focused={focused} disabled={!card.isReady} total={total} />
    </form>
  );
}

/** The server's or provider's own words about a card that was refused. */
function Declined({ payment: { purchase } }: Pick<CardPaymentProps, 'payment'>) {
  const refusal = purchase.status === 'refused' && purchase.method === 'card' ? purchase.refusal : null;
  return refusal?.message && isAboutCard(refusal) ? <p className={classes.text}>{refusal.message}</p> : null;
}

interface PayButtonProps extends Pick<CardPaymentProps, 'total' | 'focused'> {
  busy: boolean;
  disabled?: boolean;
}

function PayButton({ busy, focused, disabled = false, total }: PayButtonProps) {
  return (
    <BusyButton type="submit" size="lg" fullWidth busy={busy} disabled={disabled} data-autofocus={focused}>
      {busy ? 'Processing...' : `Pay ${formatMoney(total, 'USD')}`}
    </BusyButton>
  );
}
