import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'empty-cart',
    title: 'Your cart is empty',
    children: 'Add some products to your cart to get started',
    action: <Button>Continue Shopping</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};
export const NoResults: Story = {
  args: {
    illustration: 'empty-search',
    title: 'No products found',
    children: 'Try adjusting your search terms',
    action: undefined,
  },
};
export const WholePage: Story = {
  args: {
    illustration: 'not-found',
    title: 'Page Not Found',
    children: undefined,
    order: 1,
    action: <Button variant="default">Go to the home page</Button>,
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
