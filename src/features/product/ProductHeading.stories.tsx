import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { ProductHeading } from './ProductHeading';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Product/ProductHeading',
  component: ProductHeading,
  args: { product: readProduct(flip) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Item 301')).toBeVisible();
  },
};

export const WithoutSpecifications: Story = { args: { product: readProduct({ ...flip, specifications: {} }) } };

export const SoldOut: Story = {
  args: { product: readProduct({ ...flip, stock: 0, stockStatus: 'out_of_stock', inStock: false }) },
};

export const LongNameOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    product: readProduct({
      ...flip,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk portable speaker with everything',
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Item 301');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
