import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Pages/AlternateCheckout',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/checkout-old', persona: 'silver@example.com', cart: CART, ...more },
});
const PHONE = { viewport: { value: 'smallPhone' } };

export const Form: Story = { parameters: shop() };

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };

export const NoMethod: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay Now' }));
    await expect(
      await within(document.body).findByRole('alertdialog', { name: 'Please select a payment method' }),
    ).toBeVisible();
  },
};

const openPopup: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: /^Card/ }));
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay Now' }));
  await expect(await within(document.body).findByRole('dialog', { name: 'Payment' })).toBeVisible();
};

/** The fields take the sandbox's test cards: see `docs/payments.md`. */
export const PopupByCard: Story = { parameters: shop(), play: openPopup };

export const PopupOnAPhone: Story = { parameters: shop(), globals: PHONE, play: openPopup };

export const PopupByPayPal: Story = {
  parameters: shop(),
  play: async (context) => {
    await openPopup(context);
    await userEvent.click(within(document.body).getByRole('tab', { name: 'PayPal' }));
    await expect(within(document.body).getByRole('button', { name: 'Pay $2,432.50 with PayPal' })).toBeVisible();
  },
};

export const CardFieldsMissing: Story = {
  parameters: shop(),
  play: async (context) => {
    await openPopup(context);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Pay $2,432.50' }));
    await expect(
      await within(document.body).findByRole('alertdialog', { name: 'Please fill in all card fields' }),
    ).toBeVisible();
  },
};

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: { getCart: 600_000 } } }) };

export const CartFailed: Story = { parameters: shop({ server: { faults: { getCart: { status: 500 } } } }) };

export const MembershipFailed: Story = { parameters: shop({ server: { faults: { getMembership: { status: 500 } } } }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
