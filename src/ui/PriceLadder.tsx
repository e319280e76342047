import { formatCount } from '@/lib/count';
import classes from './PriceLadder.module.css';
import {
  activeStepIndex,
  describeSteps,
  type LadderStep,
  plotSteps,
  describeNextStep,
  quantityPosition,
  type PlottedStep,
} from './priceLadderScale';

interface PriceLadderProps {
  /** Cheapest last; the first step starts at one piece. */
  steps: readonly LadderStep[];
  /** Chosen pieces; 0 draws no marker. */
  quantity: number;
  /** `band` for a cart line; `full`, with labels, beside the price table. */
  size: 'band' | 'full';
  /** Shows the next step below the ladder. False where a control beside it does; screen readers get it either way. */
  caption?: boolean;
  className?: string;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A chart of the price per piece by quantity, with the chosen quantity and the next price break. */
export function PriceLadder({ steps, quantity, size, caption = true, className }: PriceLadderProps) {
  if (steps.length === 0) return null;
  const plottedSteps = plotSteps(steps);
  const active = activeStepIndex(steps, quantity);
  const current = plottedSteps[active];
  const next = describeNextStep(steps, quantity);
  const description = steps.length === 1 ? `${steps[0]?.unitPrice} each at any quantity` : describeSteps(steps);

  return (
    <div className={`${classes.root} ${className ?? ''}`} data-size={size}>
      <div
        className={classes.frame}
        role="img"
        aria-label={next ? `Price by quantity. ${description}. ${next}` : `Price by quantity. ${description}`}
      >
        <LadderPlot plottedSteps={plottedSteps} active={active} quantity={quantity} />
        {current && (
          <span
            className={classes.marker}
            style={{ left: percent(quantityPosition(plottedSteps, quantity)), top: percent(current.top) }}
          />
        )}
        {size === 'full' &&
          plottedSteps.map((plotted, index) => (
            <span
              key={plotted.step.minQuantity}
              className={classes.step}
              data-first={index === 0 || undefined}
              data-active={index === active || undefined}
            >
              <span
                className={classes.price}
                // Keeps the price of a narrow last step within 8 pixels of the plot.
                style={{
                  left: `min(${percent(plotted.left)}, calc(100% - ${plotted.step.unitPrice.length * 0.55}em + 2px))`,
                  top: percent(plotted.top),
                }}
              >
                {plotted.step.unitPrice}
              </span>
              <span className={classes.foot} style={{ left: percent(plotted.left) }}>
                <span className={classes.quantity}>
                  {formatCount(plotted.step.minQuantity)}
                  {index === plottedSteps.length - 1 && plottedSteps.length > 1 ? '+' : ''}
                </span>
                {plotted.step.percent && (
                  <span className={classes.percent}>
                    {plotted.step.percent}
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

interface LadderPlotProps {
  plottedSteps: readonly PlottedStep[];
  /** Index into `plottedSteps`, -1 for none. */
  active: number;
  quantity: number;
}

/** The graphic. It stretches to its box, and strokes keep their width. */
function LadderPlot({ plottedSteps, active, quantity }: LadderPlotProps) {
  const quantityX = quantityPosition(plottedSteps, quantity) * 100;
  return (
    <svg className={classes.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {plottedSteps.map((plotted, index) => {
        const state = index < active ? 'passed' : index === active ? 'active' : 'ahead';
        const [left, right, top] = [plotted.left * 100, plotted.right * 100, plotted.top * 100];
        return (
          <g key={plotted.step.minQuantity} data-state={state}>
            <rect className={classes.column} x={left} y={top} width={right - left} height={100 - top} />
            {index === active && (
              <rect
                className={classes.reached}
                x={left}
                y={top}
                width={Math.max(quantityX - left, 0)}
                height={100 - top}
              />
            )}
          </g>
        );
      })}
      {plottedSteps.slice(1).map((plotted, index) => (
        <line
          key={plotted.step.minQuantity}
          className={classes.stepRise}
          data-passed={index < active || undefined}
          x1={plotted.left * 100}
          x2={plotted.left * 100}
          y1={(plottedSteps[index]?.top ?? 0) * 100}
          y2={plotted.top * 100}
        />
      ))}
      {plottedSteps.map((plotted, index) => (
        <line
          key={plotted.step.minQuantity}
          className={classes.stepTop}
          data-state={index < active ? 'passed' : index === active ? 'active' : 'ahead'}
          x1={plotted.left * 100}
          x2={plotted.right * 100}
          y1={plotted.top * 100}
          y2={plotted.top * 100}
        />
      ))}
    </svg>
  );
}
