import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Pages/Order',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({ shop: { path: '/orders/1033', persona: 'silver@example.com', ...more } });
const phone = { viewport: { value: 'phone' } };

export const Shipped: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Track at UPS' })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10123457056',
    );
    await expect(page.getByRole('button', { name: 'Copy number' })).toBeVisible();
  },
};

export const Pending: Story = { parameters: shop({ path: '/orders/1050' }) };

export const Processing: Story = { parameters: shop({ path: '/orders/1045', persona: 'bronze@example.com' }) };

export const Cancelled: Story = {
  parameters: shop({ path: '/orders/1038', persona: 'gold@example.com' }),
  play: async ({ canvasElement }) => {
    const [status] = await within(canvasElement).findAllByText('Cancelled');
    await expect(status).toBeVisible();
  },
};

export const Delivered: Story = { parameters: shop({ path: '/orders/1019' }) };

export const ShippedOnAPhone: Story = { parameters: shop(), globals: phone };

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const Loading: Story = { parameters: shop({ server: { latency: { getOrder: 600_000 } } }) };

export const AnotherBuyersOrder: Story = {
  parameters: shop({ path: '/orders/1021' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Order Not Found')).toBeVisible();
  },
};

export const ServerError: Story = { parameters: shop({ server: { faults: { getOrder: { status: 500 } } } }) };

export const Visitor: Story = { parameters: shop({ persona: null }) };
