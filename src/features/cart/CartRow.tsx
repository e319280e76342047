import { memo, type Ref } from 'react';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { CartLine, type CartLineProps } from './CartLine';
import classes from './CartTable.module.css';
import { useNearView } from './useNearView';

interface CartRowProps extends CartLineProps {
  /** Complete wherever it is: among the first of the table, or on paper. */
  whole: boolean;
}

/** A line of the cart. Far from view it is in outline, text only, so that a cart of hundreds opens as fast as a short one. */
export const CartRow = memo(function CartRow({ whole, ...line }: CartRowProps) {
  const { near, ref } = useNearView(whole);
  return near || whole ? <CartLine {...line} /> : <Outline {...line} ref={ref} />;
});

function Outline({ line, priced, ref }: CartLineProps & { ref: Ref<HTMLTableRowElement> }) {
  const { format } = useCurrency();
  return (
    <tr ref={ref} className={classes.line} data-outline>
      <td>
        <span className={classes.name}>{line.product.name}</span>
      </td>
      <td data-label="Price">{priced && `${format(priced.unitPrice)} each`}</td>
      <td data-label="Quantity">{formatCount(line.quantity)}</td>
      <td data-label="Subtotal" className={classes.subtotal}>
        {priced && format(priced.lineTotal)}
      </td>
      <td />
    </tr>
  );
}
