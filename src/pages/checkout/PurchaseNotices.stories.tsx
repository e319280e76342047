import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { refusalOf } from '@/features/payments/orderOutcome';
import type { PurchaseOrder } from '@/features/payments/purchaseOrder';
import { RefusalNotice } from './PurchaseNotices';

const flips = { productId: 301, productName: 'JBL Flip 6', quantity: 30, price: 84.99, selectedColor: 'Black' };
const airpods = { productId: 102, productName: 'AirPods 4', quantity: 5, price: 119.99, selectedColor: 'White' };
/** A line as the server returns it. */
const quoted = ({ productId, quantity, price, selectedColor }: typeof flips) => ({
  productId,
  quantity,
  price,
  selectedColor,
  selectedModel: null,
  selectedAncOption: null,
});
const order = (...items: (typeof flips)[]): PurchaseOrder => ({
  operation: 'createOrder',
  body: {
    items,
    shippingAddress: {
      firstName: 'Sam',
      lastName: 'Silver',
      address: '12 Harbour Road',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
    },
    subtotal: 2345.72,
    shippingCost: 89.17,
    total: 2434.89,
  },
});

const meta = {
  title: 'Checkout/PurchaseNotices',
  component: RefusalNotice,
  args: {
    refusal: refusalOf('cart_changed', { message: 'Your cart has changed. Please check it before you pay.' }),
    ordered: order(flips, airpods),
    now: order({ ...flips, quantity: 20 }),
  },
  parameters: { shop: {} },
} satisfies Meta<typeof RefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CartChanged: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(await within(canvasElement).findByRole('alert'));
    await expect(notice.getAllByText(/Your cart has changed/)).toHaveLength(1);
    await expect(notice.getByText('JBL Flip 6: 30 pieces are now 20.')).toBeVisible();
    await expect(notice.getByText('AirPods 4 is not in your cart anymore.')).toBeVisible();
  },
};

export const PricesChanged: Story = {
  args: {
    refusal: refusalOf('figures_changed', {
      message: 'The prices have changed. Please check the new total.',
      figures: {
        items: [
          { ...quoted(flips), price: 89.99, originalPrice: 99.99, discountPercent: 0.1, lineTotal: 2699.7 },
          { ...quoted(airpods), originalPrice: 129.99, discountPercent: 0.1, lineTotal: 599.95 },
        ],
        gross: 3299.65,
        membershipDiscount: 263.97,
        subtotal: 3035.68,
        shipping: 89.17,
        total: 3124.85,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const notice = within(await within(canvasElement).findByRole('alert'));
    await expect(notice.getByText('JBL Flip 6: $84.99 each is now $89.99 each.')).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: {
    refusal: refusalOf('out_of_stock', {
      message: 'AirPods 4 is sold out',
      fields: { 'items.1': 'AirPods 4 is not available.' },
    }),
    now: order(flips, airpods),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('AirPods 4 is sold out. Nothing was charged.')).toBeVisible(),
};

/** The card can be corrected, so nothing leads back to the cart. */
export const CardDeclined: Story = {
  args: { refusal: refusalOf('card_declined', { message: 'The card was declined.' }), now: order(flips, airpods) },
};
