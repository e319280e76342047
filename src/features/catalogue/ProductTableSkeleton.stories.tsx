import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductTableSkeleton } from './ProductList';

const meta = {
  title: 'Catalogue/ProductTableSkeleton',
  component: ProductTableSkeleton,
  args: { count: 6, label: 'Loading products' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1000 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixRows: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByTestId('row-skeleton')).toHaveLength(6);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
