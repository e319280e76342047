import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/SquareTest',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/square-test', persona: 'silver@example.com', cart: CART, ...more },
});
const PHONE = { viewport: { value: 'smallPhone' } };

export const Start: Story = { parameters: shop() };

export const Attached: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Attach' }));
    await waitFor(() => expect(page.getByRole('log')).toHaveTextContent('card form attached'));
  },
};

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };
