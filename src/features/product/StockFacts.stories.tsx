import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { StockFacts } from './StockFacts';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Product/StockFacts',
  component: StockFacts,
  args: { product: readProduct(flip) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StockFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};

export const LowStock: Story = {
  args: { product: readProduct({ ...flip, stockStatus: 'low_stock', stock: 5, stockQuantity: 5 }) },
};

export const OutOfStock: Story = {
  args: { product: readProduct({ ...flip, stockStatus: 'out_of_stock', stock: 0, stockQuantity: 0, inStock: false }) },
};

export const InEurope: Story = {
  args: { product: readProduct({ ...flip, region: 'EU', stockLocation: 'EU Local Stock' }) },
};
