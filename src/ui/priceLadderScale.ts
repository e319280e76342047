import { formatCount } from '@/lib/formatCount';

/** One price break: from `minQuantity` pieces on, each costs `unitPrice`. */
export interface LadderStep {
  /** Pieces; the first step starts at 1. */
  minQuantity: number;
  /** Formatted for people: `$84.99`. */
  unitPrice: string;
  /** The same price as a number, in any unit; only its ratio to the others is read. */
  unitPriceValue: number;
  /** Discount in words without the word off: `15%`; empty on a step without discount. */
  percent: string;
}

/** Where a step is drawn; all figures are shares of the plot, 0 to 1, y from the top. */
export interface Tread {
  step: LadderStep;
  left: number;
  right: number;
  top: number;
}

/** How much of the last, open-ended step is shown: up to 2.5 times its first quantity. */
const TAIL = 2.5;

/** The cheapest step stands at this depth: a price is never nothing, so its column keeps a body. */
const FLOOR = 0.74;

/** Two parts true scale, three parts even spacing: close breaks keep room for their price, far ones do not run away. */
const blend = (trueShare: number, evenShare: number) => 0.4 * trueShare + 0.6 * evenShare;

/** Lays the steps out: logarithmic in quantity and linear in price, each blended with even spacing. */
export function ladderTreads(steps: readonly LadderStep[]): Tread[] {
  const spans = steps.map((step, index) => {
    const end = steps[index + 1]?.minQuantity ?? step.minQuantity * TAIL;
    return Math.log(Math.max(end / step.minQuantity, 1.01));
  });
  const wholeSpan = spans.reduce((sum, span) => sum + span, 0);
  const prices = steps.map((step) => step.unitPriceValue);
  const dearest = Math.max(...prices);
  const range = dearest - Math.min(...prices) || 1;

  let left = 0;
  return steps.map((step, index) => {
    const right = left + blend((spans[index] ?? 0) / wholeSpan, 1 / steps.length);
    const drop = steps.length > 1 ? blend((dearest - step.unitPriceValue) / range, index / (steps.length - 1)) : 0;
    const tread = { step, left, right: index === steps.length - 1 ? 1 : right, top: drop * FLOOR };
    left = right;
    return tread;
  });
}

/** Index of the step that `quantity` pieces have reached, or -1 below the first. */
export function activeStepIndex(steps: readonly LadderStep[], quantity: number): number {
  return steps.findLastIndex((step) => quantity >= step.minQuantity);
}

/** Where `quantity` pieces stand on the x axis, 0 to 1, never quite at the right edge. */
export function quantityPosition(treads: readonly Tread[], quantity: number): number {
  const index = activeStepIndex(
    treads.map((tread) => tread.step),
    quantity,
  );
  const tread = treads[index];
  if (!tread) return 0;
  const start = tread.step.minQuantity;
  const end = treads[index + 1]?.step.minQuantity ?? start * TAIL;
  const share = Math.log(quantity / start) / Math.log(Math.max(end / start, 1.01));
  return tread.left + (tread.right - tread.left) * Math.min(share, 0.92);
}

/** The whole ladder in one sentence a step: `30 or more: $84.99 each, 15% off`. */
export function ladderInWords(steps: readonly LadderStep[]): string {
  return steps
    .map((step) => {
      const discount = step.percent ? `, ${step.percent} off` : '';
      return `${formatCount(step.minQuantity)} or more: ${step.unitPrice} each${discount}`;
    })
    .join('; ');
}

/** What the buyer can do next, or null when nothing is chosen or there is one price only. */
export function nextStepInWords(steps: readonly LadderStep[], quantity: number): string | null {
  if (quantity < 1 || steps.length < 2) return null;
  const next = steps[activeStepIndex(steps, quantity) + 1];
  if (!next) return 'Lowest price reached';
  return `Add ${formatCount(next.minQuantity - quantity)} more for ${next.unitPrice} each`;
}
