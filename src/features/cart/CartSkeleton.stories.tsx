import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CartSkeleton } from './CartSkeleton';

const meta = { title: 'Cart/CartSkeleton', component: CartSkeleton } satisfies Meta<typeof CartSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinesOnTheirWay: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  },
};
