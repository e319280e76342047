import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { appleAccessories } from '@mocks/seed/products/appleAccessories';
import { earphones } from '@mocks/seed/products/earphones';
import { speakers } from '@mocks/seed/products/speakers';
import { CartRegionContext } from './CartRegionContext';
import { ProductCard } from './ProductCard';

const all = [...earphones, ...speakers, ...appleAccessories];
const product = (id: number, changes: Partial<ApiProduct> = {}) =>
  readProduct({ ...all.find((candidate) => candidate.id === id)!, ...changes });
const flip = product(301);

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  args: { product: flip, surface: 'product' },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 302, padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithColors: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(card.getByRole('button', { name: 'Teal' }));
    await expect(card.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('speaker-cylinder.teal.front.svg'),
    );
    // A second press keeps it: a card always has a color.
    await userEvent.click(card.getByRole('button', { name: 'Teal' }));
    await expect(card.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnTheHomePage: Story = { args: { surface: 'home' } };

export const ChoicesDifferInPrice: Story = { args: { product: product(101) } };

export const OnePriceAtAnyQuantity: Story = { args: { product: product(406) } };

export const LowStock: Story = { args: { product: product(105) } };

export const SoldOut: Story = {
  args: { product: product(301, { stock: 0, stockStatus: 'out_of_stock', inStock: false }) },
};

export const EuropeanStock: Story = { args: { product: product(3101) } };

/** What the cart holds is on the line of the stock. */
export const TheCartHoldsTheOtherRegion: Story = {
  decorators: [
    (Story) => (
      <CartRegionContext value={{ region: 'EU', onAsk: fn() }}>
        <Story />
      </CartRegionContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Your cart holds EU stock' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    product: product(301, {
      name: 'A portable speaker whose name goes on for much longer than the two lines that any card could hold',
    }),
  },
};

export const NoPicture: Story = { args: { product: product(301, { images: [], specifications: {} }) } };

export const NoPrice: Story = { args: { product: product(301, { wholesalePrice: '', specifications: {} }) } };
