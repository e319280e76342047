import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/PayNow',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/pay-now?method=square', persona: 'silver@example.com', cart: CART, ...more },
});
const PHONE = { viewport: { value: 'smallPhone' } };

export const ByCard: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay Now' }));
    await waitFor(() =>
      expect(within(document.body).getByRole('alertdialog', { name: 'Please fill in all card fields' })).toBeVisible(),
    );
  },
};

export const WithoutMethod: Story = { parameters: shop({ path: '/pay-now', persona: null, cart: [] }) };

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };
