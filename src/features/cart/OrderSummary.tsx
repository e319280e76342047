import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from '@/domain/order/cartLine';
import { percentText } from '@/domain/money';
import { findLevel } from '@/domain/membership';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import type { CartFigures } from './cartFigures';
import { CouponBox } from './CouponBox';
import { lineOptions } from './lineOptions';
import classes from './OrderSummary.module.css';

interface OrderSummaryProps {
  lines: readonly CartItem[];
  figures: CartFigures;
  /** The buyer's level; null while it is unknown, which leaves its row out. */
  level: number | null;
  /** Level and discount, or why they are missing. */
  banner: ReactNode;
  /** A quantity is being chosen: the total is read out once it is settled, not at each key. */
  unsettled: boolean;
}

/** Items, membership, coupon, totals and the ways on (S1 2). The shipping is the cart's own estimate (D-36). */
export function OrderSummary({ lines, figures, level, banner, unsettled }: OrderSummaryProps) {
  const { format, currency } = useCurrency();
  const [open, items] = useDisclosure(false);
  const listId = useId();
  const reasonId = useId();
  const { gross, membershipDiscount, shipping, total } = figures.totals;
  const membershipLevel = level === null ? null : findLevel(level);
  return (
    <section className={classes.panel} aria-labelledby={`${listId}-title`}>
      <div className={classes.head}>
        <h2 id={`${listId}-title`}>Order Summary</h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={items.toggle}
          className={classes.toggle}
        >
          {open ? 'Hide items' : 'Show items'}
        </button>
      </div>
      <ul id={listId} hidden={!open} className={classes.items}>
        {open && lines.map((line) => <Item key={line.id} line={line} amount={figures.lines.get(line.id)?.lineTotal} />)}
      </ul>
      {banner}
      <CouponBox />
      {figures.unpriced > 0 ? (
        <p id={reasonId} className={classes.unknown}>
          Some prices are not known yet
        </p>
      ) : (
        <dl className={classes.totals}>
          <Row label="Subtotal" amount={format(gross)} />
          {membershipLevel && (
            <Row
              label={`Membership discount (${membershipLevel.label}, ${percentText(membershipLevel.discount)}%)`}
              amount={format(-membershipDiscount)}
              saving
            />
          )}
          <Row label="Promotion" amount={format(0)} />
          <Row label="Shipping (estimate)" amount={format(shipping)} />
          <Row label="Total" amount={format(total)} strong />
        </dl>
      )}
      <VisuallyHidden component="p" role="status" aria-busy={unsettled}>
        {figures.unpriced === 0 && `Total ${format(total)}`}
      </VisuallyHidden>
      {currency !== 'USD' && (
        <p className={classes.charge}>Shown in {currency} for reference. Orders are charged in US dollars.</p>
      )}
      {figures.unpriced > 0 ? (
        <Button aria-disabled aria-describedby={reasonId} size="lg" fullWidth>
          Proceed to Checkout
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

function Row({
  label,
  amount,
  saving = false,
  strong = false,
}: {
  label: string;
  amount: string;
  saving?: boolean;
  strong?: boolean;
}) {
  return (
    <div data-saving={saving || undefined} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money text={amount} />
      </dd>
    </div>
  );
}
