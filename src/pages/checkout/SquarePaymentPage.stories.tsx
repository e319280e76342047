import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/SquarePayment',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const shop = (more: object = {}) => ({
  shop: { path: '/square-payment', persona: 'silver@example.com', cart: CART, ...more },
});
const PHONE = { viewport: { value: 'smallPhone' } };

export const Ready: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const pay = await within(canvasElement).findByRole('button', { name: 'Pay $2,514.42' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
  },
};

export const InEuros: Story = { parameters: shop({ currency: 'EUR' }) };

export const OnAPhone: Story = { parameters: shop(), globals: PHONE };

export const RequiredFieldsMissing: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const pay = await page.findByRole('button', { name: 'Pay $2,514.42' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.clear(page.getByLabelText(/^Full name/));
    await userEvent.click(pay);
    await expect(await within(document.body).findByText('Please fill in all required fields.')).toBeInTheDocument();
    await expect(page.getByLabelText(/^Full name/)).toHaveFocus();
  },
};

export const AnotherCountry: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText(/^Country/), 'DE');
    await userEvent.type(page.getByLabelText(/^State/), 'Bayern');
    await expect(page.getByLabelText(/^State/)).toHaveValue('Bayern');
  },
};

export const EmptyCart: Story = { parameters: shop({ cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: { getCart: 600_000 } } }) };

export const CartFailed: Story = { parameters: shop({ server: { faults: { getCart: { status: 500 } } } }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };
