import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'UI/StatusBadge',
  component: StatusBadge,
  args: { tone: 'good', children: 'Paid' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderStatuses: Story = {
  render: () => (
    <Group gap="xs">
      <StatusBadge tone="waiting">Pending payment</StatusBadge>
      <StatusBadge tone="active">Processing</StatusBadge>
      <StatusBadge tone="good">Paid</StatusBadge>
      <StatusBadge tone="warning">Needs review</StatusBadge>
      <StatusBadge tone="bad">Cancelled</StatusBadge>
      <StatusBadge tone="neutral">Archived</StatusBadge>
    </Group>
  ),
};
export const StockLinesOnACard: Story = {
  render: () => (
    <Group gap="lg">
      <StatusBadge tone="good" variant="plain">
        In stock
      </StatusBadge>
      <StatusBadge tone="warning" variant="plain">
        12 left
      </StatusBadge>
      <StatusBadge tone="bad" variant="plain">
        Sold out
      </StatusBadge>
    </Group>
  ),
};
