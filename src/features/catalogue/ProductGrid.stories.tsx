import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { ProductGrid } from './ProductGrid';

const meta = {
  title: 'Catalogue/ProductGrid',
  component: ProductGrid,
  args: { products: speakers.slice(0, 6).map(readProduct) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 1240, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourAcross: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(6);
  },
};

export const ThreeAcrossBesideFilters: Story = { args: { columns: 3 } };

export const Refetching: Story = { args: { stale: true } };

export const WithFiller: Story = { args: { filler: <p>Not what you need? Ask our sales team.</p> } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
