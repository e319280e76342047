import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Pages/Purchases',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({ shop: { path: '/purchases', persona: 'silver@example.com', ...more } });
const phone = { viewport: { value: 'phone' } };

export const Loaded: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('5 products')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Add Dual-Port Wall Charger 30W to cart' }));
    await expect(await within(document.body).findByText('Added to Cart')).toBeVisible();
  },
};

export const Found: Story = { parameters: shop({ path: '/purchases?search=charger' }) };

export const NothingFound: Story = { parameters: shop({ path: '/purchases?search=piano' }) };

export const OnAPhone: Story = { parameters: shop(), globals: phone };

export const NothingBoughtYet: Story = { parameters: shop({ persona: 'fresh@example.com' }) };

export const Loading: Story = { parameters: shop({ server: { latency: { listOrders: 600_000 } } }) };

export const ServerError: Story = { parameters: shop({ server: { faults: { listOrders: { status: 500 } } } }) };

export const PricesFail: Story = {
  parameters: shop({ path: '/purchases?search=flip', server: { faults: { getProduct: { status: 500, times: 1 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Retry JBL Flip 6 Portable Speaker' }));
    await expect(await page.findByText('Now $89.99 each')).toBeVisible();
  },
};

export const Visitor: Story = { parameters: shop({ persona: null }) };
