import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createMemoryStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { CONTACT, FLIPS } from '@tests/support/orderCalls';

const meta = {
  title: 'Pages/SecurePayment',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const DATA = {
  version: 1,
  owner: null,
  total: 2432.5,
  shippingAddress: CONTACT,
  items: [{ ...FLIPS, productName: 'JBL Flip 6 Portable Speaker' }],
};
const shop = (more: object = {}) => ({
  shop: {
    path: '/pay-now-secure?method=square',
    persona: 'silver@example.com',
    cart: CART,
    storage: {
      local: createMemoryStore(),
      session: createMemoryStore({ [STORAGE_KEYS.paymentData]: JSON.stringify(DATA) }),
    },
    ...more,
  },
});
const PHONE = { viewport: { value: 'smallPhone' } };

export const ByCard: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Pay $2,432.50' })).toBeVisible();
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };

export const ByPayPal: Story = { parameters: shop({ path: '/pay-now-secure?method=paypal' }) };

export const PayPalFails: Story = {
  parameters: shop({
    path: '/pay-now-secure?method=paypal',
    server: { faults: { createPaypalOrder: { status: 500, body: '' } } },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay $2,432.50 with PayPal' }));
    await expect(await within(document.body).findByText('Failed to create PayPal order')).toBeInTheDocument();
  },
};

export const PricesChanged: Story = {
  parameters: shop({ path: '/pay-now-secure?method=paypal', cart: [{ productId: 301, quantity: 31, color: 'Black' }] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay $2,432.50 with PayPal' }));
    await expect(await within(canvasElement).findByText('The prices have changed')).toBeVisible();
  },
};

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
