import { formatCount } from '@/lib/count';

/** A price break: each piece costs `unitPrice` from `minQuantity` pieces on. */
export interface LadderStep {
  /** Pieces; the first step starts at 1. */
  minQuantity: number;
  /** Formatted: `$84.99`. */
  unitPrice: string;
  /** The same price as a number. Any unit works, because only ratios matter. */
  unitPriceValue: number;
  /** The discount: `15%`; empty on a step without one. */
  percent: string;
}

/** Where a step is drawn, in fractions of the plot from 0 to 1. */
export interface PlottedStep {
  step: LadderStep;
  left: number;
  right: number;
  top: number;
}

/** The last step has no end; it is drawn up to 2.5 times its first quantity. */
const LAST_STEP_EXTENT = 2.5;

/** The top of the cheapest step, so that its column stays visible. */
const LOWEST_STEP_TOP = 0.74;

/** Mixes true scale with even spacing, so that the prices of close breaks do not overlap and distant breaks still fit. */
const blend = (trueFraction: number, evenFraction: number) => 0.4 * trueFraction + 0.6 * evenFraction;

/** Positions the steps: logarithmic in quantity and linear in price, each mixed with even spacing. */
export function plotSteps(steps: readonly LadderStep[]): PlottedStep[] {
  const spans = steps.map((step, index) => {
    const end = steps[index + 1]?.minQuantity ?? step.minQuantity * LAST_STEP_EXTENT;
    return Math.log(Math.max(end / step.minQuantity, 1.01));
  });
  const totalSpan = spans.reduce((sum, span) => sum + span, 0);
  const prices = steps.map((step) => step.unitPriceValue);
  const highestPrice = Math.max(...prices);
  const range = highestPrice - Math.min(...prices) || 1;

  let left = 0;
  return steps.map((step, index) => {
    const right = left + blend((spans[index] ?? 0) / totalSpan, 1 / steps.length);
    const drop = steps.length > 1 ? blend((highestPrice - step.unitPriceValue) / range, index / (steps.length - 1)) : 0;
    const plotted = { step, left, right: index === steps.length - 1 ? 1 : right, top: drop * LOWEST_STEP_TOP };
    left = right;
    return plotted;
  });
}

/** Index of the step that `quantity` pieces have reached, or -1 below the first. */
export function activeStepIndex(steps: readonly LadderStep[], quantity: number): number {
  return steps.findLastIndex((step) => quantity >= step.minQuantity);
}

/** The x position of `quantity` pieces, from 0 to just below 1. */
export function quantityPosition(plottedSteps: readonly PlottedStep[], quantity: number): number {
  const index = activeStepIndex(
    plottedSteps.map((plotted) => plotted.step),
    quantity,
  );
  const plotted = plottedSteps[index];
  if (!plotted) return 0;
  const start = plotted.step.minQuantity;
  const end = plottedSteps[index + 1]?.step.minQuantity ?? start * LAST_STEP_EXTENT;
  const fraction = Math.log(quantity / start) / Math.log(Math.max(end / start, 1.01));
  return plotted.left + (plotted.right - plotted.left) * Math.min(fraction, 0.92);
}

/** Describes all steps for screen readers: `1 or more: $99.99 each; 30 or more: $84.99 each, 15% off`. */
export function describeSteps(steps: readonly LadderStep[]): string {
  return steps
    .map((step) => {
      const discount = step.percent ? `, ${step.percent} off` : '';
      return `${formatCount(step.minQuantity)} or more: ${step.unitPrice} each${discount}`;
    })
    .join('; ');
}

/** How to reach the next price break: 'Add 6 more for 15% off'. `discount` is a percentage as text: '15%'. */
export const nextStepText = (missing: number, discount: string): string =>
  `Add ${formatCount(missing)} more for ${discount} off`;

/**
 * The text about the next lower price: more pieces may also cost more each (D-08). Returns null without a quantity, if there is
 * only one price, and if only fewer pieces cost less.
 */
export function describeNextStep(steps: readonly LadderStep[], quantity: number): string | null {
  if (quantity < 1 || steps.length < 2) return null;
  const price = steps[activeStepIndex(steps, quantity)]?.unitPriceValue ?? Infinity;
  const lower = steps.filter(({ unitPriceValue }) => unitPriceValue < price);
  const next = lower.find(({ minQuantity }) => minQuantity > quantity);
  if (next) return nextStepText(next.minQuantity - quantity, next.percent);
  return lower.length === 0 ? 'Lowest price reached' : null;
}
