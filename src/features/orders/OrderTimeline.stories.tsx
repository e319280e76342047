import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTimeline } from './OrderTimeline';

const meta = { title: 'Orders/OrderTimeline', component: OrderTimeline } satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const createdAt = '2025-06-14T16:00:00.000Z';

export const Placed: Story = { args: { order: { status: 'pending', createdAt } } };

export const Shipped: Story = { args: { order: { status: 'shipped', createdAt } } };

export const Delivered: Story = { args: { order: { status: 'delivered', createdAt } } };

export const Canceled: Story = { args: { order: { status: 'cancelled', createdAt } } };
