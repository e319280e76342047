import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Pages/ShippingPayment',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/shipping-payment', persona: 'silver@example.com', cart: CART, ...more },
});

export const Options: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /^Express/ }));
    await userEvent.click(page.getByRole('radio', { name: /^Bank card transfer/ }));
    await expect(page.getByText('$2,372.09')).toBeInTheDocument();
  },
};

export const Payment: Story = { parameters: shop({ path: '/payment' }) };

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = {
  parameters: shop(),
  globals: { viewport: { value: 'smallPhone' } },
};

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: { getCart: 600_000 } } }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
