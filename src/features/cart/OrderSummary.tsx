import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lineOptions } from '@/domain/order/lineOptions';
import type { CartItem } from '@/domain/order/readCart';
import { percentText } from '@/domain/money';
import { findLevel } from '@/domain/membership';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { AmountList, AmountRow } from '@/ui/AmountList';
import { InfoTip } from '@/ui/InfoTip';
import { Money } from '@/ui/Money';
import { PendingAmount } from '@/ui/PendingAmount';
import type { CartFigures } from './cartFigures';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  lines: readonly CartItem[];
  figures: CartFigures;
  /** The buyer's membership level. 'pending' while it is being read: then the total is not known. Null hides its row. */
  level: number | 'pending' | null;
  /** Shows the level and its discount, or why they are missing. */
  banner: ReactNode;
  /** A quantity is being changed: the total is announced after the change, not at every key. */
  isChanging: boolean;
}

/** Items, membership, coupon, totals, and the links to checkout and home (S1 2). Shipping is the cart's own estimate (D-36). */
export function OrderSummary({ lines, figures, level, banner, isChanging }: OrderSummaryProps) {
  const { format, currency } = useCurrency();
  const [isOpen, items] = useDisclosure(false);
  const listId = useId();
  const reasonId = useId();
  const { gross, membershipDiscount, shipping, total } = figures.totals;
  const isPending = level === 'pending';
  const membershipLevel = isPending || level === null ? null : findLevel(level);
  const waitingFor =
    figures.unpriced > 0 ? 'Some prices are not known yet' : isPending ? 'Waiting for your membership discount' : null;
  return (
    <section className={classes.panel} aria-labelledby={`${listId}-title`}>
      <div className={classes.head}>
        <h2 id={`${listId}-title`}>Order Summary</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={items.toggle}
          className={classes.toggle}
        >
          {isOpen ? 'Hide items' : 'Show items'}
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className={classes.items}>
        {isOpen &&
          lines.map((line) => <Item key={line.id} line={line} amount={figures.lines.get(line.id)?.lineTotal} />)}
      </ul>
      {banner}
      <CouponBox />
      {figures.unpriced > 0 ? (
        <p id={reasonId} className={classes.unknown}>
          {waitingFor}
        </p>
      ) : (
        <div className={classes.totals}>
          <AmountList>
            <AmountRow label="Subtotal" amount={format(gross)} />
            {isPending && <AmountRow label="Membership discount" amount={<PendingAmount />} />}
            {membershipLevel && (
              <AmountRow
                label={`Membership discount (${membershipLevel.label}, ${percentText(membershipLevel.discount)}%)`}
                amount={format(-membershipDiscount)}
                saving
              />
            )}
            <AmountRow label="Promotion" amount={format(0)} />
            <AmountRow label="Shipping (estimate)" amount={format(shipping)} />
            <AmountRow label="Total" amount={isPending ? <PendingAmount /> : format(total)} strong />
          </AmountList>
        </div>
      )}
      <div className={classes.checkout}>{waitingFor === null && <CheckoutDifference figures={figures} />}</div>
      <VisuallyHidden component="p" role="status" aria-busy={isChanging}>
        {waitingFor ?? `Total ${format(total)}`}
      </VisuallyHidden>
      {currency !== 'USD' && (
        <p className={classes.charge}>Shown in {currency} for reference. Orders are charged in US dollars.</p>
      )}
      {waitingFor ? (
        <Button aria-disabled aria-label="Proceed to Checkout" aria-describedby={reasonId} size="lg" fullWidth>
          <span className={classes.waiting}>
            Proceed to Checkout
            {figures.unpriced === 0 && <span id={reasonId}>{waitingFor}</span>}
          </span>
        </Button>
      ) : (
        <Button component={Link} to={paths.checkout()} size="lg" fullWidth>
          Proceed to Checkout
        </Button>
      )}
      <Button component={Link} to={paths.home()} variant="subtle" color="gray" fullWidth mt="xs">
        Continue Shopping
      </Button>
    </section>
  );
}

/** How far the checkout's total is from the cart's, and why: each page has its own shipping rule (D-36). */
function CheckoutDifference({ figures: { totals, checkout } }: { figures: CartFigures }) {
  const { format } = useCurrency();
  const difference = checkout.total - totals.total;
  if (difference === 0) return null;
  return (
    <InfoTip label={`${format(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} at checkout. Why?`}>
      The cart estimates shipping line by line: {format(totals.shipping)}. Checkout goes by the total weight:{' '}
      {format(checkout.shipping)}. Your total there is {format(checkout.total)}.
    </InfoTip>
  );
}

/** Sends no request (S1 2), and says at once that no coupon is accepted (D-236). */
function CouponBox() {
  const [isSubmitted, setSubmitted] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    <form onSubmit={apply} className={classes.coupon}>
      <TextInput label="Coupon code" autoComplete="off" maxLength={40} />
      <Button type="submit" variant="default">
        Apply
      </Button>
      <p role="status" className={classes.couponNotice}>
        {isSubmitted && 'Coupon codes are not accepted online yet. Your totals stay as they are.'}
      </p>
    </form>
  );
}

function Item({ line, amount }: { line: CartItem; amount: number | undefined }) {
  const { format } = useCurrency();
  const options = lineOptions(line).map(({ value }) => value);
  return (
    <li>
      <span>
        {formatCount(line.quantity)} ×{' '}
        {line.product.isActive ? (
          <Link to={paths.product(line.product.slug)} className={classes.name}>
            {line.product.name}
          </Link>
        ) : (
          line.product.name
        )}
        {options.length > 0 && <span className={classes.options}> {options.join(', ')}</span>}
      </span>
      {amount === undefined ? <span>Price on request</span> : <Money text={format(amount)} />}
    </li>
  );
}
