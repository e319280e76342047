import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const at = (persona: string | null, more: object = {}) => ({ shop: { path: '/membership', persona, ...more } });

const meta = { title: 'Pages/Membership', render: () => <></>, parameters: at(null) } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create Account & Start Saving' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NewBuyer: Story = { parameters: at('fresh@example.com') };

export const Silver: Story = {
  parameters: at('silver@example.com'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('8,800 more growth value needed')).toBeVisible();
  },
};

export const TheCartReachesTheNextLevel: Story = {
  parameters: at('silver@example.com', { cart: [{ productId: 301, quantity: 200, color: 'Black' }] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/takes you to [\d,]+: V4 Gold, 12% off/)).toBeVisible();
  },
};

export const TopLevel: Story = {
  parameters: at('elite@example.com'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Congratulations! You've reached the next level!"),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: at('silver@example.com', { server: { latency: { getMembership: 600_000 } } }),
};

export const LoadFailure: Story = {
  parameters: at('silver@example.com', { server: { faults: { getMembership: { status: 500 } } } }),
};

export const UserLoadFailure: Story = {
  parameters: at('silver@example.com', {
    server: { faults: { getCurrentUser: { status: 500 }, getMembership: { status: 500 } } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your membership could not be loaded')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: at('silver@example.com', { server: { faults: { getMembership: { networkError: true } } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The server could not be reached.')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: at('silver@example.com', { server: { faults: { getCurrentUser: { status: 401 } } } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Create Account & Start Saving' }),
    ).toBeVisible();
  },
};

export const BuyerOnAPhone: Story = { parameters: at('silver@example.com'), globals: phone };

export const VisitorOnAPhone: Story = { globals: phone };
