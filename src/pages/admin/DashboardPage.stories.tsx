import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const shop = { path: '/bxm-secure-admin', persona: 'admin' };
const meta = {
  title: 'Pages/Admin dashboard',
  render: () => <></>,
  parameters: { shop },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Average margin')).toBeVisible();
  },
};

export const VerifyingAccess: Story = {
  parameters: { shop: { ...shop, server: { latency: { verifyAdmin: 600_000 } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Verifying admin access...')).toBeVisible();
  },
};

export const AccessCannotBeVerified: Story = {
  parameters: { shop: { ...shop, server: { faults: { verifyAdmin: { networkError: true } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SessionHasExpired: Story = {
  parameters: { shop: { ...shop, server: { faults: { getStats: { status: 401 } } } } },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Your session has expired' });
    await expect(await within(dialog).findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const StatsFail: Story = {
  parameters: { shop: { ...shop, server: { faults: { getStats: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Revenue and profit could not be loaded')).toBeVisible();
  },
};

export const ChartsFail: Story = {
  parameters: { shop: { ...shop, server: { faults: { listCategories: { status: 500, times: 1 } } } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const lowStock = await page.findByRole('table', { name: 'Low stock' });
    lowStock.scrollIntoView({ block: 'start' });
    const failure = await page.findByText('The charts could not be loaded');
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('heading', { name: 'Revenue by category' })).toBeVisible();
    await expect(failure).not.toBeInTheDocument();
  },
};

export const Inventory: Story = {
  parameters: { shop: { ...shop, path: '/bxm-secure-admin?view=inventory&sort=stock' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Stock of Samsung Battery Pack 10,000 mAh')).toBeVisible();
  },
};

export const Costs: Story = { parameters: { shop: { ...shop, path: '/bxm-secure-admin?view=costs' } } };

export const Users: Story = { parameters: { shop: { ...shop, path: '/bxm-secure-admin?view=users' } } };

/** Each order keeps the button of its next step. */
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrowPhone' } },
  play: async ({ canvasElement }) => {
    const orders = await within(canvasElement).findByRole('region', { name: 'Latest orders, scrolls' });
    await expect(window.innerWidth).toBe(360);
    await expect(orders.scrollWidth).toBe(orders.clientWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
