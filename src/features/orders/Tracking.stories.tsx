import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tracking } from './Tracking';

const meta = { title: 'Orders/Tracking', component: Tracking } satisfies Meta<typeof Tracking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownCarrier: Story = {
  args: { trackingNumber: '1Z999AA10123456784' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Track at UPS' })).toBeVisible();
  },
};

export const UnknownCarrier: Story = { args: { trackingNumber: 'DOCK-4-2025' } };
