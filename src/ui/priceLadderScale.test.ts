import { describe, expect, it } from 'vitest';
import {
  activeStepIndex,
  describeSteps,
  plotSteps,
  describeNextStep,
  quantityPosition,
  type LadderStep,
} from './priceLadderScale';

const ladderStep = (minQuantity: number, cents: number, percent = ''): LadderStep => ({
  minQuantity,
  unitPrice: `$${(cents / 100).toFixed(2)}`,
  unitPriceValue: cents,
  percent,
});
const ladder = [
  ladderStep(1, 9999),
  ladderStep(10, 9499, '5%'),
  ladderStep(30, 8499, '15%'),
  ladderStep(100, 7999, '20%'),
  ladderStep(200, 7499, '25%'),
];

describe('the price ladder', () => {
  it('fills its width, with each step wide enough for its price', () => {
    const plotted = plotSteps(ladder);
    expect(plotted[0]?.left).toBe(0);
    expect(plotted.at(-1)?.right).toBe(1);
    for (const [index, step] of plotted.entries()) {
      expect(step.right - step.left).toBeGreaterThan(0.12);
      expect(step.left).toBe(index === 0 ? 0 : plotted[index - 1]?.right);
    }
  });

  it('gets lower with each cheaper step, and the cheapest is still visible', () => {
    const tops = plotSteps(ladder).map((step) => step.top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops[0]).toBe(0);
    expect(tops.at(-1)).toBeLessThan(0.8);
  });

  it.each([
    [0, -1],
    [1, 0],
    [9, 0],
    [10, 1],
    [199, 3],
    [200, 4],
    [999_999, 4],
  ])('stands %i pieces on step %i', (quantity, index) => {
    expect(activeStepIndex(ladder, quantity)).toBe(index);
  });

  it('moves the marker to the right with each piece, and never outside the chart', () => {
    const plotted = plotSteps(ladder);
    const positions = [1, 5, 9, 10, 29, 30, 100, 200, 400, 999_999].map((quantity) =>
      quantityPosition(plotted, quantity),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions[0]).toBe(0);
    expect(positions.at(-1)).toBeLessThan(1);
  });

  it('has a text alternative', () => {
    expect(describeSteps(ladder.slice(0, 3))).toBe(
      '1 or more: $99.99 each; 10 or more: $94.99 each, 5% off; 30 or more: $84.99 each, 15% off',
    );
  });

  it('has a text for the distance to the next step', () => {
    expect(describeNextStep(ladder, 24)).toBe('Add 6 more for 15% off');
    expect(describeNextStep(ladder, 200)).toBe('Lowest price reached');
    expect(describeNextStep(ladder, 0)).toBeNull();
    expect(describeNextStep([ladderStep(1, 500)], 4)).toBeNull();
  });

  it('names no step that costs more', () => {
    const steps = [ladderStep(1, 9999), ladderStep(10, 8999, '10%'), ladderStep(20, 9499, '5%')];
    expect(describeNextStep(steps, 12)).toBe('Lowest price reached');
    expect(describeNextStep(steps, 25)).toBeNull();
    expect(describeNextStep([...steps, ladderStep(30, 8499, '15%')], 12)).toBe('Add 18 more for 15% off');
  });

  it('renders one step, and steps of equal prices, without dividing by zero', () => {
    expect(plotSteps([ladderStep(1, 500)])).toEqual([{ step: ladderStep(1, 500), left: 0, right: 1, top: 0 }]);
    expect(plotSteps([ladderStep(1, 500), ladderStep(10, 500)]).every((step) => Number.isFinite(step.top))).toBe(true);
  });
});
