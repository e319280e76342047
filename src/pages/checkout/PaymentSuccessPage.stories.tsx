import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemoryStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const meta = {
  title: 'Pages/PaymentSuccess',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (query: string, more: object = {}) => ({
  shop: { path: `/payment-success${query}`, persona: 'silver@example.com', ...more },
});
/** The tab knows what this wallet order pays for; the shop does not respond to the order call. */
const approved = (fault: object) => ({
  storage: {
    local: createMemoryStore(),
    session: createMemoryStore({
      [STORAGE_KEYS.paypalOrderData]: JSON.stringify({
        version: 1,
        paypalOrderId: '5O190127TN364715T',
        owner: null,
        items: [{ productId: 301, quantity: 30, price: 84.99 }],
        shippingAddress: {},
        subtotal: 2189.25,
        shipping: 243.25,
        total: 2432.5,
      }),
    }),
  },
  server: { faults: { createOrder: fault } },
});
const RETURNED = '?paypalOrderId=5O190127TN364715T';

export const WithOrderNumber: Story = { parameters: shop('?orderId=1050') };

export const WithoutOrderNumber: Story = { parameters: shop('') };

export const PlacingTheOrder: Story = { parameters: shop(RETURNED, approved({ delayMs: 600_000 })) };

export const PaidButNotRecorded: Story = {
  parameters: shop(RETURNED, approved({ status: 500 })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('5O190127TN364715T')).toBeVisible();
  },
};

export const Declined: Story = {
  parameters: shop(
    RETURNED,
    approved({ status: 402, body: { message: 'PayPal declined the payment.', code: 'capture_declined' } }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Nothing was charged' })).toBeVisible();
  },
};

export const UnknownPayment: Story = { parameters: shop(RETURNED) };

export const Visitor: Story = { parameters: shop(RETURNED, { persona: null }) };
