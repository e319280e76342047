import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Reorder',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({
  shop: { path: '/orders/1019/reorder', persona: 'silver@example.com', ...more },
});
const phone = { viewport: { value: 'phone' } };

export const SamePrices: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Add 2 lines to cart' })).toBeVisible();
    const [first] = page.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await page.findByRole('button', { name: 'Add 1 line to cart' }));
    await expect(await page.findByText(/^Added: /)).toBeVisible();
  },
};

export const OnAPhone: Story = { parameters: shop(), globals: phone };

/** The cart holds EU stock, so nothing of this order fits. */
export const OtherRegionInTheCart: Story = {
  parameters: shop({ cart: [{ productId: 604, quantity: 10 }] }),
};

export const AddFails: Story = {
  parameters: shop({ server: { faults: { addCartLine: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add 2 lines to cart' }));
    await waitFor(() => expect(page.getAllByText(/^Not added/)).toHaveLength(2));
  },
};

export const ProductsCannotBeRead: Story = {
  parameters: shop({ server: { faults: { getProduct: { status: 500 } } } }),
};

export const Loading: Story = { parameters: shop({ server: { latency: { getProduct: 600_000 } } }) };

export const OrderNotFound: Story = { parameters: shop({ path: '/orders/999999/reorder' }) };

export const Visitor: Story = { parameters: shop({ persona: null }) };
