import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createMemoryStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const meta = {
  title: 'Pages/Checkout',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object) => ({ shop: { path: '/checkout', persona: 'silver@example.com', cart: CART, ...more } });
/** A tab that kept this call of an earlier page. */
const unsettled = (payment: object) => ({
  storage: {
    local: createMemoryStore(),
    session: createMemoryStore({
      [STORAGE_KEYS.unsettledOrders]: JSON.stringify([
        {
          version: 1,
          owner: null,
          key: 'a-purchase',
          sentBefore: true,
          order: { operation: 'createOrder', body: { total: 2434.89, items: [] } },
          payment,
        },
      ]),
    }),
  },
});

export const DefaultAddress: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Card/ }));
    await expect(page.getByRole('button', { name: 'Place Order - $2,434.89' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Hide items' }));
    await expect(page.getByRole('button', { name: 'Show items' })).toBeVisible();
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = {
  parameters: shop({}),
  globals: { viewport: { value: 'smallPhone' } },
};

export const CheckoutClean: Story = { parameters: shop({ path: '/checkout-clean' }) };

export const NoSavedAddress: Story = {
  parameters: shop({ persona: 'fresh@example.com' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: /^Card/ }));
    await expect(await within(document.body).findByText('Complete Shipping Address')).toBeInTheDocument();
    await expect(within(canvasElement).getByRole('radio', { name: /^Card/ })).not.toBeChecked();
  },
};

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: { getCart: 600_000 } } }) };

export const CartFailed: Story = { parameters: shop({ server: { faults: { getCart: { status: 500 } } } }) };

export const MembershipFailed: Story = { parameters: shop({ server: { faults: { getMembership: { status: 500 } } } }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };

export const PaidButNotRecorded: Story = {
  parameters: shop(unsettled({ method: 'paypal', reference: '5O190127TN364715T' })),
};

export const OutcomeUnknown: Story = {
  parameters: shop(unsettled({ method: 'card', reference: 'cnon:ok' })),
};
