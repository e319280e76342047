import { percentText } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { Money } from '@/ui/Money';
import type { ProductPrice } from './productPrice';
import classes from './PriceBlock.module.css';

/** Price per piece at the current quantity, with the list price struck through. */
export function PriceBlock({ price }: { price: ProductPrice | null }) {
  const { format } = useCurrency();
  if (!price) return <p className={classes.none}>Price on request</p>;
  const { unit, base, list, fraction } = price;
  return (
    <p className={classes.root}>
      <Money text={format(unit)} size="display" each />
      {list !== null && (
        <span className={classes.list}>
          List <Money text={format(list)} struck />
        </span>
      )}
      {unit < base && <span className={classes.off}>{percentText(fraction)}% off</span>}
    </p>
  );
}
