import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/currency';
import type { Order, OrderedItem } from '@/domain/order/readOrder';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { AmountList, AmountRow } from '@/ui/AmountList';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import classes from './OrderReceipt.module.css';

/** The lines and totals of an order, all in the display currency (D-184), with the charged amount in US dollars (D-218). */
export function OrderReceipt({ order }: { order: Order }) {
  const { currency, format } = useCurrency();
  const { items, subtotal, membershipDiscount } = order;
  const goods = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  /** Not where the old pages have taken a fixed share of the total as the subtotal (D-44, D-46). */
  const isAfterDiscount = subtotal + membershipDiscount === goods;
  return (
    <section className={classes.receipt} aria-labelledby="order-items">
      <h2 id="order-items">Items</h2>
      <ul className={classes.items}>
        {items.map((item, index) => (
          // An order's lines never change, and two of them may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <Item key={index} item={item} />
        ))}
      </ul>
      <div className={classes.totals}>
        <AmountList>
          <AmountRow
            label="Subtotal"
            note={
              membershipDiscount > 0
                ? `${isAfterDiscount ? 'after' : 'with a'} membership discount of ${format(membershipDiscount)}`
                : null
            }
            amount={format(subtotal)}
          />
          <AmountRow label="Shipping" amount={format(order.shipping)} />
          <AmountRow label="Tax" amount={format(order.tax)} />
          <AmountRow label="Total" amount={format(order.total)} strong />
        </AmountList>
      </div>
      {currency !== 'USD' && (
        <p className={classes.charged}>
          Shown in {currency} for reference. You were charged {formatMoney(order.total, 'USD')} in US dollars.
        </p>
      )}
    </section>
  );
}

function Item({ item }: { item: OrderedItem }) {
  const { format } = useCurrency();
  return (
    <li>
      <ProductImage name={item.image} alt="" size={56} className={classes.image} />
      <div className={classes.text}>
        {item.slug ? (
          <Link to={paths.product(item.slug)} className={classes.name}>
            {item.name}
          </Link>
        ) : (
          item.name
        )}
        {item.options.length > 0 && <span className={classes.detail}>{item.options.join(', ')}</span>}
        <span className={classes.detail}>
          {formatCount(item.quantity)} × <Money text={format(item.price)} each />
        </span>
      </div>
      <Money text={format(item.lineTotal)} />
    </li>
  );
}
