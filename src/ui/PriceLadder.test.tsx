import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceLadder } from './PriceLadder';

const steps = [
  { minQuantity: 1, unitPrice: '$99.99', unitPriceValue: 9999, percent: '' },
  { minQuantity: 30, unitPrice: '$84.99', unitPriceValue: 8499, percent: '15%' },
];

describe('PriceLadder', () => {
  it('is an image with all steps in its accessible name', () => {
    render(<PriceLadder steps={steps} quantity={30} size="full" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Price by quantity. 1 or more: $99.99 each; 30 or more: $84.99 each, 15% off. Lowest price reached',
    );
  });

  it('shows how far the next price is, in short and in full', () => {
    render(<PriceLadder steps={steps} quantity={24} size="band" />);
    expect(screen.getByText('Add 6 more for 15% off')).toBeVisible();
  });

  it('names a single price when there is only one', () => {
    render(<PriceLadder steps={steps.slice(0, 1)} quantity={5} size="band" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Price by quantity. $99.99 each at any quantity');
  });

  it('renders nothing without prices', () => {
    const { container } = render(<PriceLadder steps={[]} quantity={5} size="full" />);
    expect(container).toBeEmptyDOMElement();
  });
});
