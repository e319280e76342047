import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Pages/PaymentConfirmation',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/payment-confirmation', persona: 'silver@example.com', cart: CART, ...more },
});

export const Confirmation: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^ORD-\d{13}-\d{4}$/)).toBeVisible();
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = {
  parameters: shop(),
  globals: { viewport: { value: 'smallPhone' } },
};

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
