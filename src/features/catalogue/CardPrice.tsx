import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { rangeText } from '@/features/currency/rangeText';
import { Money } from '@/ui/Money';
import { PriceLadder } from '@/ui/PriceLadder';
import classes from './CardPrice.module.css';
import type { CardPrices } from './cardPrices';

/** Price per piece, and the list price where it is higher. */
export function CardPrice({ prices: { base, from, list } }: { prices: CardPrices }) {
  const { format } = useCurrency();
  if (base === null) return <p className={classes.price}>Price on request</p>;
  return (
    <p className={classes.price}>
      {from && <span className={classes.from}>from</span>}
      <Money text={format(base)} size="lg" suffix="each" />
      {list !== null && <Money text={format(list)} size="sm" struck className={classes.list} />}
    </p>
  );
}

/** The way down to the deepest break. */
export function CardLadder({ prices: { base, breaks, deepest } }: { prices: CardPrices }) {
  const { format } = useCurrency();
  if (base === null || !deepest)
    return <p className={classes.ladder}>{base !== null && 'One price at any quantity'}</p>;
  return (
    <div className={classes.ladder}>
      <PriceLadder size="glyph" quantity={0} steps={priceSteps(base, breaks, format)} />
      <p>
        from <strong>{format(deepest.unitPrice)}</strong> at {rangeText(deepest)}
      </p>
    </div>
  );
}
