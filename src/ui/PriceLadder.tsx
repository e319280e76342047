import { formatCount } from '@/lib/formatCount';
import { LadderPlot } from './LadderPlot';
import classes from './PriceLadder.module.css';
import {
  activeStepIndex,
  ladderInWords,
  ladderTreads,
  nextStepInWords,
  quantityPosition,
  type LadderStep,
} from './priceLadderScale';

interface PriceLadderProps {
  /** Cheapest last; the first step starts at one piece. */
  steps: readonly LadderStep[];
  /** Pieces the buyer has chosen; 0 draws the ladder without a marker. */
  quantity: number;
  /** `band` for a cart line, `full` with labels beside the price table. */
  size: 'band' | 'full';
  /** False where a control beside the ladder offers the next step; it is then only read out. */
  caption?: boolean;
  className?: string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Price per piece against quantity: the steps, where the buyer stands, how far the next step is. */
export function PriceLadder({ steps, quantity, size, caption = true, className }: PriceLadderProps) {
  if (steps.length === 0) return null;
  const treads = ladderTreads(steps);
  const active = activeStepIndex(steps, quantity);
  const here = treads[active];
  const next = nextStepInWords(steps, quantity);
  const words = steps.length === 1 ? `${steps[0]?.unitPrice} each at any quantity` : ladderInWords(steps);

  return (
    <div className={`${classes.root} ${className ?? ''}`} data-size={size}>
      <div
        className={classes.frame}
        role="img"
        aria-label={next ? `Price by quantity. ${words}. ${next}` : `Price by quantity. ${words}`}
      >
        <LadderPlot treads={treads} active={active} quantity={quantity} />
        {here && (
          <span
            className={classes.marker}
            style={{ left: percent(quantityPosition(treads, quantity)), top: percent(here.top) }}
          />
        )}
        {size === 'full' &&
          treads.map((tread, index) => (
            <span
              key={tread.step.minQuantity}
              className={classes.step}
              data-first={index === 0 || undefined}
              data-active={index === active || undefined}
            >
              <span
                className={classes.price}
                // However narrow the last step is, its price leaves the plot by 8 pixels at most.
                style={{
                  left: `min(${percent(tread.left)}, calc(100% - ${tread.step.unitPrice.length * 0.55}em + 2px))`,
                  top: percent(tread.top),
                }}
              >
                {tread.step.unitPrice}
              </span>
              <span className={classes.foot} style={{ left: percent(tread.left) }}>
                <span className={classes.quantity}>
                  {formatCount(tread.step.minQuantity)}
                  {index === treads.length - 1 && treads.length > 1 ? '+' : ''}
                </span>
                {tread.step.percent && (
                  <span className={classes.percent}>
                    {tread.step.percent}
                    <span className={classes.off}> off</span>
                  </span>
                )}
              </span>
            </span>
          ))}
      </div>
      {caption && next && <p className={classes.next}>{next}</p>}
    </div>
  );
}
