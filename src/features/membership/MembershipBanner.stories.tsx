import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MembershipBanner } from './MembershipBanner';

const meta = {
  title: 'Membership/MembershipBanner',
  component: MembershipBanner,
  args: { orderTotal: 2_514_34 },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 372, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MembershipBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silver: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/takes 8% off your subtotal/)).toBeVisible();
  },
};

export const WithoutAName: Story = { parameters: { shop: { persona: 'fresh@example.com' } } };

export const LevelUnknown: Story = {
  parameters: { shop: { persona: 'silver@example.com', server: { faults: { getMembership: { status: 500 } } } } },
};

export const LevelRetrySucceeds: Story = {
  parameters: {
    shop: { persona: 'V3', server: { faults: { getMembership: { networkError: true, times: 1 } } } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Retry' }));
    await expect(await within(canvasElement).findByText(/takes 8% off your subtotal/)).toBeVisible();
  },
};
