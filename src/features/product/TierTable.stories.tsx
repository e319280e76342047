import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { activeBreak, priceBreaks } from '@/domain/product/quantityDiscount';
import { TierTable } from './TierTable';

const rows = priceBreaks({ product: { name: 'JBL Flip 6', tiers: [] }, surface: 'product', base: 9999 });

const meta = {
  title: 'Product/TierTable',
  component: TierTable,
  args: { rows, active: null, onPick: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TierTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePiece: Story = { args: { active: null } };

export const ThirtyPieces: Story = {
  args: { active: activeBreak(rows, 30) },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /30–99/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
};

export const ARowIsPressed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^100/ }));
    await expect(args.onPick).toHaveBeenCalledWith(100);
  },
};

export const ThousandsInPoundsOnASmallPhone: Story = {
  globals: { currency: 'GBP', viewport: { value: 'smallPhone' } },
  args: {
    rows: priceBreaks({
      product: {
        name: 'Cable',
        tiers: [2, 50, 1000, 25_000].map((min, index) => ({
          min,
          max: null,
          fraction: { amount: (index + 1) * 5, scale: 2 },
          priceCents: null,
        })),
      },
      surface: 'product',
      base: 129_999_00,
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^25,000\+/ });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
