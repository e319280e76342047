import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Orders',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({ shop: { path: '/orders', persona: 'platinum@example.com', ...more } });
const phone = { viewport: { value: 'phone' } };

export const Loaded: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('table', { name: 'Orders' })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Status'), 'Delivered');
    await waitFor(() => expect(page.queryAllByText('Shipped', { selector: 'span' })).toHaveLength(0));
  },
};

export const OnAPhone: Story = { parameters: shop(), globals: phone };

export const NothingMatches: Story = { parameters: shop({ path: '/orders?search=no-such-thing' }) };

export const NoOrders: Story = { parameters: shop({ persona: 'fresh@example.com' }) };

export const Loading: Story = { parameters: shop({ server: { latency: { listOrders: 600_000 } } }) };

export const ServerError: Story = {
  parameters: shop({ server: { faults: { listOrders: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your orders could not be loaded')).toBeVisible();
  },
};

export const Visitor: Story = { parameters: shop({ persona: null }) };
