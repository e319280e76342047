import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const shop = { path: '/bxm-secure-admin/daily-orders', persona: 'admin' };
const meta = {
  title: 'Pages/Admin daily orders',
  render: () => <></>,
  parameters: { shop },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SevenDays: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /^Order 1060/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Sunday/ }));
    await expect(await page.findByRole('link', { name: /^Order 1053/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { shop: { ...shop, server: { latency: { listAdminOrders: 600_000 } } } } };

export const OrdersFail: Story = {
  parameters: { shop: { ...shop, server: { faults: { listAdminOrders: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The orders could not be loaded')).toBeVisible();
  },
};

export const NoOrders: Story = {
  parameters: { shop: { ...shop, server: { scenario: 'empty-shop' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Export CSV of Today/ }));
    await expect(await page.findByText('No orders to export for this day')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
