import { formatMoney } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import classes from './CheckoutForm.module.css';

/** In place of a button that pays, while a figure is not known. */
export const NotPayableNote = () => (
  <p className={classes.note}>You can pay once your cart, its prices and your discount are known.</p>
);

/** What a button will charge, in US dollars, beside the buyer's own currency (D-218). */
export function ChargeNote({ total }: { total: Cents }) {
  const { format, currency } = useCurrency();
  return (
    <p className={classes.note}>
      Total <strong>{formatMoney(total, 'USD')}</strong>
      {currency !== 'USD' && ` (about ${format(total)}). You are charged in US dollars.`}
    </p>
  );
}
