import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductGridSkeleton } from './ProductGrid';

const meta = {
  title: 'Catalogue/ProductGridSkeleton',
  component: ProductGridSkeleton,
  args: { count: 6, label: 'Loading products' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourAcross: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByTestId('card-skeleton')).toHaveLength(6);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products');
  },
};

export const ThreeAcrossBesideFilters: Story = { args: { columns: 3, fullPage: true } };

export const HomePageCards: Story = { args: { count: 8, detailed: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
