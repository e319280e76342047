import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/OldCardPayment',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/pay-now-old', persona: 'silver@example.com', cart: CART, ...more },
});
const PHONE = { viewport: { value: 'smallPhone' } };

/** The fields take the sandbox's test cards: see `docs/payments.md`. */
export const Fields: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Card number'), '4111111111111111');
    await expect(page.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
    await userEvent.click(page.getByRole('button', { name: 'Pay $2,355.72' }));
    await waitFor(() =>
      expect(within(document.body).getByRole('alertdialog', { name: 'Please fill in all card details' })).toBeVisible(),
    );
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };

export const NoAddress: Story = { parameters: shop({ persona: 'fresh@example.com' }) };

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
