import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LadderGlyph } from './CardPrice';

const step = (minQuantity: number, cents: number, percent: string) => ({
  minQuantity,
  unitPrice: `$${(cents / 100).toFixed(2)}`,
  unitPriceValue: cents,
  percent,
});
const five = [
  step(1, 9999, ''),
  step(10, 9499, '5%'),
  step(30, 8499, '15%'),
  step(100, 7999, '20%'),
  step(200, 7499, '25%'),
];

const meta = {
  title: 'Catalogue/LadderGlyph',
  component: LadderGlyph,
  args: { steps: five },
  decorators: [
    (Story) => (
      <div style={{ width: 254, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LadderGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FivePrices: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/30 or more: \$84\.99 each, 15% off/);
  },
};

export const TwoPrices: Story = { args: { steps: five.slice(0, 2) } };

export const EightPricesUpToThousands: Story = {
  args: {
    steps: [1, 2, 5, 20, 100, 500, 2000, 10_000].map((minQuantity, index) =>
      step(minQuantity, 10_000 - 500 * index, index === 0 ? '' : `${index * 5}%`),
    ),
  },
};
