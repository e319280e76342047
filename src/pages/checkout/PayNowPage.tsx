import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TestCardFields } from '@/features/payments/TestCardFields';
import { NO_CARD } from '@/features/payments/testCards';
import { paths } from '@/lib/paths';
import { AlertDialog } from '@/ui/AlertDialog';
import { BusyButton } from '@/ui/BusyButton';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';

/** How long the simulated payment takes, in milliseconds (S2 9). */
const DURATION = 2000;

/** /pay-now: a page for development. It simulates a payment, and makes no call (S2 2.8). Only with the sandbox (D-224). */
export default function PayNowPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [card, setCard] = useState(NO_CARD);
  const [alert, setAlert] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setTimeout(() => void navigate(paths.paymentSuccess()), DURATION);
    return () => clearTimeout(timer);
  }, [isPaying, navigate]);
  const submit = () => {
    if (Object.values(card).some((text) => text.trim() === '')) return setAlert('Please fill in all card fields');
    setPaying(true);
  };
  return (
    <CheckoutFrame title={TITLES[query.get('method') ?? ''] ?? 'Pay now'} step={2}>
      <form
        noValidate
        className={`${classes.card} ${classes.narrow}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2>Development payment</h2>
        <p className={classes.note}>This page simulates a payment. Nothing is charged, and no order is placed.</p>
        <TestCardFields card={card} onChange={setCard} codeLabel="CVV" />
        <BusyButton type="submit" size="lg" fullWidth busy={isPaying}>
          {isPaying ? 'Processing...' : 'Pay Now'}
        </BusyButton>
      </form>
      <AlertDialog message={alert} onClose={() => setAlert(null)} />
    </CheckoutFrame>
  );
}

/** The query changes the heading only (D-61). */
const TITLES: Partial<Record<string, string>> = { square: 'Pay now by card', paypal: 'Pay now with PayPal' };
