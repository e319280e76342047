import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { formatCount } from '@/lib/formatCount';
import { rangeText } from '@/lib/rangeText';
import { Money } from '@/ui/Money';
import type { LadderStep } from '@/ui/priceLadderScale';
import classes from './CardPrice.module.css';
import type { CardPrices } from './cardPrices';
import { LadderGlyph } from './LadderGlyph';

/** Price per piece, and the list price where it is higher. */
export function CardPrice({ prices: { base, from, list } }: { prices: CardPrices }) {
  const { format } = useCurrency();
  if (base === null) return <p className={classes.price}>Price on request</p>;
  return (
    <p className={classes.price}>
      {from && <span className={classes.from}>from</span>}
      <Money text={format(base)} size="lg" each />
      {list !== null && <Money text={format(list)} size="sm" struck className={classes.list} />}
    </p>
  );
}

interface CardLadderProps {
  prices: CardPrices;
  /** Every step in figures, as the cards of the home page print them (D-01, D-02). */
  detailed?: boolean;
}

/** The way down to the deepest break. */
export function CardLadder({ prices: { base, breaks, deepest }, detailed = false }: CardLadderProps) {
  const { format } = useCurrency();
  if (base === null || !deepest)
    return <p className={classes.ladder}>{base !== null && 'One price at any quantity'}</p>;
  const steps = priceSteps(base, breaks, format);
  return (
    <div className={classes.ladder}>
      <LadderGlyph steps={steps} />
      <p>
        from <strong>{format(deepest.unitPrice)}</strong> at {rangeText(deepest)}
      </p>
      {detailed && <CardTiers steps={steps} />}
    </div>
  );
}

const isThousands = ({ minQuantity }: LadderStep) => minQuantity >= 1000;

/** '30+' and '–10%' on a line a step, in one element. The ladder's own name already reads them out, with their prices. */
function CardTiers({ steps }: { steps: readonly LadderStep[] }) {
  const lines = steps
    .slice(1)
    .map(({ minQuantity, percent }) => `${formatCount(minQuantity)}+\t${percent ? `–${percent}` : '0%'}`);
  return (
    <p className={classes.tiers} aria-hidden data-thousands={steps.some(isThousands) || undefined}>
      {lines.join('\n')}
    </p>
  );
}
