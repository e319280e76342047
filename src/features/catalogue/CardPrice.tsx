import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { Money } from '@/ui/Money';
import { PriceLadder } from '@/ui/PriceLadder';
import { breakLabel, type CardPrices } from './cardPrices';
import classes from './CardPriceBlock.module.css';

/** Price per piece, list price, and the way down to the deepest break. */
export function CardPriceBlock({ prices }: { prices: CardPrices }) {
  const { format } = useCurrency();
  const { base, from, list, breaks, deepest } = prices;
  if (base === null) return <p className={classes.unknown}>Price on request</p>;
  return (
    <div className={classes.block}>
      <p className={classes.price}>
        {from && <span className={classes.from}>from</span>}
        <Money text={format(base)} size="lg" suffix="each" />
        {list !== null && <Money text={format(list)} size="sm" struck className={classes.list} />}
      </p>
      <div className={classes.ladder}>
        {deepest ? (
          <>
            <PriceLadder size="glyph" quantity={0} steps={priceSteps(base, breaks, format)} />
            <p className={classes.deepest}>
              from <strong>{format(deepest.unitPrice)}</strong> at {breakLabel(deepest)}
            </p>
          </>
        ) : (
          <p className={classes.flat}>One price at any quantity</p>
        )}
      </div>
    </div>
  );
}
