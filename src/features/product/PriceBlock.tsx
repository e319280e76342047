import { Skeleton, VisuallyHidden } from '@mantine/core';
import { percentText } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { Money } from '@/ui/Money';
import type { ProductPrice } from './productPrice';
import classes from './PriceBlock.module.css';

interface PriceBlockProps {
  price: ProductPrice | null;
  /** The price depends on the pieces in the cart, which is being read. */
  isPending?: boolean;
}

/** Price per piece at the current quantity, with the list price struck through. */
export function PriceBlock({ price, isPending = false }: PriceBlockProps) {
  const { format } = useCurrency();
  if (!price) return <p className={classes.none}>Price on request</p>;
  const { unit, base, list, fraction } = price;
  return (
    <p className={classes.root}>
      {isPending ? (
        <span className={classes.pending}>
          <VisuallyHidden component="span">Reading your cart for the price</VisuallyHidden>
          <Skeleton component="span" className={classes.bar} />
        </span>
      ) : (
        <Money text={format(unit)} size="display" each />
      )}
      {list !== null && (
        <span className={classes.list}>
          List <Money text={format(list)} struck />
        </span>
      )}
      {!isPending && unit < base && <span className={classes.off}>{percentText(fraction)}% off</span>}
    </p>
  );
}
