import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { findLevel } from '@/domain/membership';
import { percentText } from '@/domain/money';
import { lineOptions } from '@/domain/order/lineOptions';
import type { PricedLine } from '@/domain/order/pricedLine';
import type { CheckoutFigures } from '@/domain/order/checkoutOrder';
import type { CartItem } from '@/domain/order/readCart';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { AmountList, AmountRow } from '@/ui/AmountList';
import { Money } from '@/ui/Money';
import { PendingAmount } from '@/ui/PendingAmount';
import classes from './CheckoutSummary.module.css';

interface CheckoutSummaryProps {
  lines: readonly CartItem[];
  figures: CheckoutFigures;
  /** Null while the buyer's level is not known: then neither is the total. */
  level: number | null;
}

/** The lines with the quantity discounts that they earned, and the totals. Its lines can be hidden (S2 2.1). */
export function CheckoutSummary({ lines, figures, level }: CheckoutSummaryProps) {
  const { format } = useCurrency();
  const [isOpen, { toggle }] = useDisclosure(true);
  const id = useId();
  const { gross, membershipDiscount, shipping, total } = figures.totals;
  const membership = level === null ? null : findLevel(level);
  // A sum without one of its lines would be wrong.
  const isPriced = figures.unpriced === 0;
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`}>Order Summary</h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle} className={classes.toggle}>
          {isOpen ? 'Hide items' : 'Show items'}
        </button>
      </div>
      <ul id={id} hidden={!isOpen} className={classes.items}>
        {lines.map((line) => (
          <Line key={line.id} line={line} priced={figures.lines.get(line.id)} />
        ))}
      </ul>
      {isPriced ? (
        <div className={classes.totals}>
          <AmountList>
            <AmountRow label="Subtotal" amount={format(gross)} />
            {membership && membershipDiscount > 0 && (
              <AmountRow
                label={`Membership discount (${membership.label}, ${percentText(membership.discount)}%)`}
                amount={format(-membershipDiscount)}
                saving
              />
            )}
            <AmountRow label="Shipping" amount={format(shipping)} />
            <AmountRow label="Total" amount={level === null ? <PendingAmount /> : format(total)} strong />
          </AmountList>
        </div>
      ) : (
        <p className={classes.unknown}>Some prices are not known yet</p>
      )}
    </section>
  );
}

function Line({ line, priced }: { line: CartItem; priced: PricedLine | undefined }) {
  const { format } = useCurrency();
  const options = lineOptions(line).map(({ value }) => value);
  return (
    <li>
      <div className={classes.text}>
        {line.product.name}
        {options.length > 0 && <span>{options.join(', ')}</span>}
        {priced && (
          <span>
            {formatCount(line.quantity)} × <Money text={format(priced.unitPrice)} each />
          </span>
        )}
        {priced && priced.unitPrice < priced.base && (
          <span className={classes.earned}>
            {percentText(priced.fraction)}% off for {formatCount(line.quantity)} pieces
          </span>
        )}
      </div>
      {priced ? <Money text={format(priced.lineTotal)} /> : <span>Price on request</span>}
    </li>
  );
}

/** How the order travels (S2 2.1). */
export function ShippingInfoCard() {
  return (
    <section className={classes.card} aria-labelledby="checkout-shipping-info">
      <h2 id="checkout-shipping-info">Shipping information</h2>
      <ul className={classes.info}>
        <li>Ships from our USA local warehouse</li>
        <li>Arrives in 2-7 business days</li>
        <li>Tracking number provided</li>
      </ul>
    </section>
  );
}
