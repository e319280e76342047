import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { activeBreak, priceBreaks } from '@/domain/quantityDiscount';
import { TierTable } from './TierTable';

const rows = priceBreaks({ name: 'JBL Flip 6', surface: 'product', specifications: {}, base: 9999 });

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
