import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const shop = { path: '/admin/orders/1059', persona: 'admin' };
const meta = {
  title: 'Pages/Admin order',
  render: () => <></>,
  parameters: { shop },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PendingTransfer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Mark order 1059 as paid' }));
    await expect(await page.findByText('Payment Confirmed')).toBeVisible();
    await userEvent.type(page.getByLabelText('Tracking number'), '1Z999{Enter}');
    await expect(await page.findByText('Tracking number updated and customer notified')).toBeVisible();
  },
};

export const EuropeanOrder: Story = {
  parameters: { shop: { ...shop, path: '/admin/orders/1026' } },
  play: async ({ canvasElement }) => {
    const address = await within(canvasElement).findByRole('region', { name: 'Ship to' });
    await expect(address).toHaveTextContent(/Germany|France|Netherlands|Italy|Spain/);
  },
};

export const NotFound: Story = {
  parameters: { shop: { ...shop, path: '/admin/orders/999999' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Order Not Found')).toBeVisible();
  },
};

export const OrderFails: Story = {
  parameters: { shop: { ...shop, server: { faults: { listAdminOrders: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The order could not be loaded')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
