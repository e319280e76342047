import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readCart } from '@/domain/order/readCart';
import { cartLineResponse } from '@mocks/db/responses';
import { earphones } from '@mocks/seed/products/earphones';
import { speakers } from '@mocks/seed/products/speakers';
import { cartFigures, createLinePricer } from './cartFigures';
import { OrderSummary } from './OrderSummary';

const flip = speakers.find(({ id }) => id === 301)!;
const line = (id: number, quantity: number, color: string | null = null, product = flip) =>
  cartLineResponse({ id, buyerId: 1, productId: product.id, quantity, color, model: null, ancOption: null }, product);
/** Lines, what they come to, and the level that takes its part off. */
const cart = (items: ReturnType<typeof line>[], level: number | null = 3) => {
  const lines = readCart(items);
  return { lines, level, figures: cartFigures(lines, level, createLinePricer()) };
};
const two = [line(1, 30, 'Black'), line(2, 2, 'Red')];

const meta = {
  title: 'Cart/OrderSummary',
  component: OrderSummary,
  args: { ...cart(two), banner: <p>The level and its discount.</p>, isChanging: false },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SilverBuyer: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(await within(canvasElement).findByRole('region', { name: 'Order Summary' }));
    await expect(summary.getByText('Membership discount (V3, 8%)')).toBeVisible();
    await expect(summary.getByText('Total $2,665.89')).toBeInTheDocument();
    await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  },
};

export const ItemsShown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show items', expanded: false }));
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(canvasElement).getByRole('button', { name: 'Hide items', expanded: true })).toBeVisible();
  },
};

export const LevelUnknown: Story = {
  args: cart(two, null),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Order Summary' });
    await expect(within(canvasElement).queryByText(/^Membership discount/)).toBeNull();
  },
};

export const LevelIsBeingRead: Story = {
  args: { level: 'pending' },
  play: async ({ canvasElement }) => {
    const summary = within(await within(canvasElement).findByRole('region', { name: 'Order Summary' }));
    await expect(summary.queryByText(/^Total \$/)).toBeNull();
    const proceed = summary.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect(proceed).toHaveAccessibleDescription('Waiting for your membership discount');
    await expect(summary.getAllByText('Waiting for your membership discount')[0]).toBeInTheDocument();
  },
};

export const AQuantityIsBeingChosen: Story = {
  args: { isChanging: true },
  play: async ({ canvasElement }) => {
    // Read out once it is settled.
    const announced = (await within(canvasElement).findAllByRole('status')).find((node) => node.textContent !== '');
    await expect(announced).toHaveAttribute('aria-busy', 'true');
  },
};

export const APriceIsNotKnown: Story = {
  args: cart([...two, line(3, 3, null, { ...flip, wholesalePrice: '', specifications: {} })]),
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement);
    // In place of the total, and in the button.
    for (const note of await summary.findAllByText('Some prices are not known yet')) await expect(note).toBeVisible();
    const proceed = summary.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect(proceed).toHaveAccessibleDescription('Some prices are not known yet');
  },
};

export const ManyItemsWithLongNamesInEuroOnAPhone: Story = {
  globals: { currency: 'EUR', viewport: { value: 'smallPhone' } },
  args: cart([
    line(1, 999_999, 'Midnight Aquamarine with Copper Grille', {
      ...flip,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänslautsprecher with everything that fits into a trade pack',
      wholesalePrice: '1234.56',
    }),
    line(2, 5, 'Red', { ...flip, isActive: false }),
    ...earphones.map((product, index) => line(index + 3, index + 1, null, product)),
  ]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show items' }));
    await expect(within(canvasElement).getByText(/Orders are charged in US dollars/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const CouponRefused: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement);
    await userEvent.type(await summary.findByLabelText('Coupon code'), 'NEWCOMER10');
    await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
    await expect(summary.getByText(/not accepted online yet/)).toBeVisible();
    await expect(summary.getByText('Total $2,665.89')).toBeInTheDocument();
  },
};
