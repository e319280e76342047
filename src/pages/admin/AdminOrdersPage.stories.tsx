import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const shop = { path: '/bxm-secure-admin/orders', persona: 'admin' };
const meta = {
  title: 'Pages/Admin orders',
  render: () => <></>,
  parameters: { shop },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesAnOrder: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText('Status of order 1060'), 'Delivered');
    await expect(await page.findByText('Order Updated')).toBeVisible();
    await userEvent.type(page.getByLabelText('Tracking number of order 1058'), '1Z{Enter}');
    await expect(await page.findByText('Tracking number updated and customer notified')).toBeVisible();
  },
};

export const ChangesSeveralOrders: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select order 1060' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select order 1058' }));
    await userEvent.click(page.getByRole('button', { name: 'Set status' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Set to Processing' }));
    await expect(await dialog.findByText('2 of 2 orders changed.')).toBeVisible();
  },
};

export const PackingSlips: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select order 1060' }));
    await userEvent.click(page.getByRole('button', { name: 'Packing slips' }));
    await expect(await page.findByRole('heading', { name: 'Packing slip, order 1060' })).toBeVisible();
  },
};

export const AwaitingTransfer: Story = {
  parameters: { shop: { ...shop, path: `${shop.path}?paymentStatus=pending_verification` } },
};

export const Loading: Story = { parameters: { shop: { ...shop, server: { latency: { listAdminOrders: 600_000 } } } } };

export const OrdersFail: Story = {
  parameters: { shop: { ...shop, server: { faults: { listAdminOrders: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The orders could not be loaded')).toBeVisible();
  },
};

export const NoOrders: Story = { parameters: { shop: { ...shop, server: { scenario: 'empty-shop' } } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
