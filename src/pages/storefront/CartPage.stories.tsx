import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Cart',
  render: () => <></>,
  parameters: { shop: { path: '/cart', persona: 'silver@example.com' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FLIPS = { productId: 301, quantity: 30, color: 'Black' };
const shop = (more: object) => ({ shop: { path: '/cart', persona: 'silver@example.com', cart: [FLIPS], ...more } });

export const ThirtySpeakers: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('row', { name: /JBL Flip 6/ });
    await expect(line).toHaveTextContent('$2,549.70');
  },
};

export const SeveralLines: Story = {
  parameters: shop({
    cart: [FLIPS, { productId: 301, quantity: 2, color: 'Red' }, { productId: 301, quantity: 120, color: 'Teal' }],
  }),
};

export const Empty: Story = { parameters: shop({ cart: [] }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: 600_000 } }) };

export const CannotBeLoaded: Story = { parameters: shop({ server: { faults: { getCart: { status: 500 } } } }) };

export const Offline: Story = { parameters: shop({ server: { faults: { getCart: { networkError: true } } } }) };

export const LevelUnknown: Story = { parameters: shop({ server: { faults: { getMembership: { status: 500 } } } }) };

export const ALineCannotBeChanged: Story = {
  parameters: shop({ server: { faults: { updateCartLine: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Increase quantity' }));
    await expect(await within(document.body).findByText('Failed to update cart item. Please try again.')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: shop({ server: { faults: { updateCartLine: { status: 401 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Increase quantity' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Login' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Browse as Guest' }));
    await expect(await page.findByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  },
};

export const CouponRefused: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Coupon code'), 'NEWCOMER10');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(page.getByText(/not accepted online yet/)).toBeVisible();
  },
};

export const DeleteAllQuestion: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete All' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Delete all items?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
