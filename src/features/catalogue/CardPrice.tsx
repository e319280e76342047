import type { CardPrices } from '@/domain/product/cardPrices';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { formatCount, formatCountRange } from '@/lib/count';
import { Money } from '@/ui/Money';
import { describeSteps, type LadderStep, plotSteps } from '@/ui/priceLadderScale';
import classes from './CardPrice.module.css';

/** Price per piece, with the list price struck through if it is higher. */
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
  /** Also prints every tier as text, as the cards of the home page do (D-01, D-02). */
  detailed?: boolean;
}

/** The price ladder and the lowest unit price. */
export function CardLadder({ prices: { base, breaks, deepest }, detailed = false }: CardLadderProps) {
  const { format } = useCurrency();
  if (base === null || !deepest)
    return <p className={classes.ladder}>{base !== null && 'One price at any quantity'}</p>;
  const steps = priceSteps(base, breaks, format);
  return (
    <div className={classes.ladder}>
      <LadderGlyph steps={steps} />
      <p>
        from <strong>{format(deepest.unitPrice)}</strong> at {formatCountRange(deepest)}
      </p>
      {detailed && <CardTiers steps={steps} />}
    </div>
  );
}

const isThousands = ({ minQuantity }: LadderStep) => minQuantity >= 1000;

/** One line per tier, such as '30+ –10%', in a single element. Hidden from screen readers: the ladder's label has the tiers. */
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

const percent = (share: number) => Math.round(share * 1000) / 10;

/** A price ladder as one SVG with two paths, because a list renders dozens of them. */
export function LadderGlyph({ steps }: { steps: readonly LadderStep[] }) {
  const steppedPath = plotSteps(steps)
    .map(({ left, right, top }) => `L${percent(left)} ${percent(top)}H${percent(right)}`)
    .join('');
  return (
    <svg
      className={classes.glyph}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={`Price by quantity. ${describeSteps(steps)}`}
    >
      <path className={classes.body} d={`M0 100${steppedPath}V100Z`} />
      <path className={classes.line} d={`M${steppedPath.slice(1)}`} />
    </svg>
  );
}
