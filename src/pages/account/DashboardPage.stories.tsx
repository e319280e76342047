import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Pages/Dashboard',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({ shop: { path: '/dashboard', persona: 'silver@example.com', ...more } });
const phone = { viewport: { value: 'phone' } };

export const Loaded: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Welcome back, Sam Silver' })).toBeVisible();
    await expect(await page.findByText('$99.02 less')).toBeVisible();
  },
};

export const HighestLevel: Story = { parameters: shop({ persona: 'elite@example.com' }) };

export const NoOrders: Story = { parameters: shop({ persona: 'fresh@example.com' }) };

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = { parameters: shop(), globals: phone };

export const Loading: Story = {
  parameters: shop({ server: { latency: { getProfile: 600_000, listOrders: 600_000 } } }),
};

export const ServerError: Story = {
  parameters: shop({ server: { faults: { getProfile: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your profile could not be loaded')).toBeVisible();
  },
};

export const OrdersFail: Story = {
  parameters: shop({ server: { faults: { listOrders: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your orders could not be loaded')).toBeVisible();
    await expect(await page.findByText('V3 Silver')).toBeVisible();
  },
};

export const VisitorIsSentToTheLogin: Story = {
  parameters: shop({ persona: null }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: /^Log in/ })).toBeVisible();
  },
};
