import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Pages/OrderConfirmation',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object) => ({
  shop: { path: '/order-confirmation/1050', persona: 'silver@example.com', ...more },
});

export const Confirmed: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible();
    await expect(page.getByText('Estimated Delivery: 5-7 business days')).toBeVisible();
    await expect(page.getByRole('heading', { name: "What's Next?" })).toBeVisible();
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = {
  parameters: shop({}),
  globals: { viewport: { value: 'smallPhone' } },
};

export const Loading: Story = {
  parameters: shop({ server: { latency: { getOrder: 600_000 } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading order details...')).toBeVisible();
  },
};

export const OrderNotFound: Story = { parameters: shop({ path: '/order-confirmation/999999' }) };

export const AnotherBuyersOrder: Story = { parameters: shop({ path: '/order-confirmation/1021' }) };

export const ServerError: Story = { parameters: shop({ server: { faults: { getOrder: { status: 500 } } } }) };

export const Visitor: Story = { parameters: shop({ persona: null }) };
