import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CartLink } from './CartLink';

const meta = {
  title: 'Cart/CartLink',
  component: CartLink,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 200, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OnePiece: Story = {
  parameters: { shop: { persona: 'silver@example.com', cart: [{ productId: 301, quantity: 1, color: 'Black' }] } },
};

export const ThirtyPieces: Story = {
  parameters: { shop: { persona: 'silver@example.com', cart: [{ productId: 301, quantity: 30, color: 'Black' }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Cart, 30 items' })).toBeVisible();
  },
};

export const MoreThanFits: Story = {
  parameters: { shop: { persona: 'silver@example.com', cart: [{ productId: 301, quantity: 12000, color: 'Black' }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Cart, 12,000 items' })).toBeVisible();
  },
};
