import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultOption } from '@/domain/product/productOptions';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { BuyActions } from './BuyActions';
import { productPrice } from './productPrice';

const flip = speakers.find(({ id }) => id === 301)!;
const at = (quantity: number, inCart = 0) => ({
  quantity,
  inCart,
  price: productPrice(readProduct(flip), defaultOption(readProduct(flip)), quantity, inCart),
});

const meta = {
  title: 'Product/BuyActions',
  component: BuyActions,
  args: { product: readProduct(flip), busyAction: null, onAdd: fn(), onBuy: fn(), ...at(1) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 520, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePiece: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(page.getByRole('button', { name: 'Buy Now' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const ThirtyPiecesSaveMoney: Story = {
  args: at(30),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You save $450.00')).toBeVisible();
  },
};

export const Adding: Story = {
  args: { busyAction: 'adding' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Adding to Cart...' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const BuyingNow: Story = { args: { busyAction: 'buying' } };

export const EmptyQuantity: Story = {
  args: at(0),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Enter a quantity of 1 or more.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const MoreThanALineHolds: Story = { args: at(2000, 999_999) };

export const OutOfStock: Story = {
  args: { product: readProduct({ ...flip, stock: 0, stockStatus: 'out_of_stock', inStock: false }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Out of Stock' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PriceUnknown: Story = { args: { price: null } };

export const InPoundsOnAPhone: Story = {
  args: at(120),
  globals: { currency: 'GBP', viewport: { value: 'phone' } },
};
