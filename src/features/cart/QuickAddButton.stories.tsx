import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { speakers } from '@mocks/seed/products/speakers';
import { QuickAddButton } from './QuickAddButton';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Cart/QuickAddButton',
  component: QuickAddButton,
  args: { product: flip, color: 'Black', model: null, ancOption: null },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 280, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickAddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: { shop: { persona: 'silver@example.com' } } };

export const Visitor: Story = {};

export const OutOfStock: Story = {
  args: { product: { ...flip, stockStatus: 'out_of_stock', inStock: false } },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Out of Stock' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
