import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { CardStock } from './ProductCard';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Catalogue/CardStock',
  component: CardStock,
  args: { product: readProduct(flip) },
} satisfies Meta<typeof CardStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

export const FewLeft: Story = {
  args: { product: readProduct({ ...flip, stockStatus: 'low_stock', stock: 9, stockQuantity: 9 }) },
};

export const SoldOut: Story = {
  args: { product: readProduct({ ...flip, stockStatus: 'out_of_stock', stock: 0, stockQuantity: 0, inStock: false }) },
};

export const InEurope: Story = {
  args: { product: readProduct({ ...flip, region: 'EU', stockLocation: 'EU Local Stock' }) },
};
