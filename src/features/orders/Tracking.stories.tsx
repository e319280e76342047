import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
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

export const BrowserRefusesToCopy: Story = {
  args: { trackingNumber: '1Z999AA10123456784' },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
      Promise.reject(new Error('Not allowed')),
    );
    return () => write.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const tracking = within(canvasElement);
    await userEvent.click(tracking.getByRole('button', { name: 'Copy number' }));
    await expect(await tracking.findByRole('alert')).toHaveTextContent(/^The browser does not let us copy/);
  },
};

export const UnknownCarrier: Story = { args: { trackingNumber: 'DOCK-4-2025' } };
