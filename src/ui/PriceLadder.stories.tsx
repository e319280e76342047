import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PriceLadder } from './PriceLadder';

const steps = [
  { minQuantity: 1, unitPrice: '$99.99', unitPriceValue: 9999, percent: '' },
  { minQuantity: 10, unitPrice: '$94.99', unitPriceValue: 9499, percent: '5%' },
  { minQuantity: 30, unitPrice: '$84.99', unitPriceValue: 8499, percent: '15%' },
  { minQuantity: 100, unitPrice: '$79.99', unitPriceValue: 7999, percent: '20%' },
  { minQuantity: 200, unitPrice: '$74.99', unitPriceValue: 7499, percent: '25%' },
];

const meta = {
  title: 'UI/PriceLadder',
  component: PriceLadder,
  args: { steps, quantity: 24, size: 'full' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixPiecesBelowNextPrice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/30 or more: \$84\.99 each, 15% off/);
    await expect(canvas.getByText('Add 6 more for 15% off')).toBeVisible();
  },
};
export const OnePiece: Story = { args: { quantity: 1 } };
export const LowestPriceReached: Story = { args: { quantity: 260 } };
export const NoneSelectedYet: Story = { args: { quantity: 0 } };
export const TwoPrices: Story = { args: { steps: [steps[0]!, steps[2]!], quantity: 12 } };
export const OnePriceOnly: Story = { args: { steps: [steps[0]!], quantity: 12 } };
export const BandOnACartLine: Story = { args: { size: 'band' } };
export const OnANarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 312 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByText('$74.99').getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};
