import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StatusCard } from './StatusCard';

const meta = {
  title: 'Membership/StatusCard',
  component: StatusCard,
  args: { cartTotal: 2_514_34 },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 1100, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewBuyer: Story = { parameters: { shop: { persona: 'fresh@example.com' } } };

export const Silver: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('8,800 more growth value needed')).toBeVisible();
  },
};

export const TopLevel: Story = { parameters: { shop: { persona: 'elite@example.com' } } };

export const LoadFailure: Story = {
  parameters: { shop: { persona: 'silver@example.com', server: { faults: { getMembership: { status: 500 } } } } },
};

export const Loading: Story = {
  parameters: { shop: { persona: 'silver@example.com', server: { latency: { getMembership: 600_000 } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading your membership' })).toBeVisible();
  },
};

export const UserLoadFailure: Story = {
  parameters: { shop: { persona: 'silver@example.com', server: { faults: { getCurrentUser: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your membership could not be loaded')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LevelRetrySucceeds: Story = {
  parameters: {
    shop: { persona: 'V3', server: { faults: { getMembership: { networkError: true, times: 1 } } } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Retry' }));
    await expect(await within(canvasElement).findByText('8,800 more growth value needed')).toBeVisible();
  },
};

export const SilverOnASmallPhone: Story = {
  parameters: { shop: { persona: 'V3' } },
  globals: { viewport: { value: 'smallPhone' } },
};
