import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CardDialog } from './CardDialog';
import { PaymentProvidersContext } from './PaymentProvidersContext';
import type { CardProvider } from './providers';
import { createSquareCardProvider } from './squareCard';

const square = createSquareCardProvider({ applicationId: 'sandbox-sq0idb-carton', locationId: 'carton-main' });
const loading: CardProvider = { mount: () => new Promise(() => undefined) };
const failing: CardProvider = { mount: () => Promise.reject(new Error('Error occurred while loading Square.js')) };

const withProvider = (card: CardProvider | null) => (Story: () => React.ReactNode) => (
  <PaymentProvidersContext value={{ card, wallet: null }}>
    <Story />
  </PaymentProvidersContext>
);

const meta = {
  title: 'Payments/CardDialog',
  component: CardDialog,
  args: {
    opened: true,
    busy: false,
    totalText: '$2,432.50',
    details: {
      total: 243250,
      billing: {
        firstName: 'Sam',
        lastName: 'Silver',
        address: '1 Main St',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        country: 'US',
      },
    },
    onClose: fn(),
    onPay: fn(),
  },
  parameters: { shop: {} },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Secure card payment' }));

/** The mock provider's fields: see `docs/payments.md` for its test cards. */
export const Ready: Story = {
  decorators: [withProvider(square)],
  play: async ({ args }) => {
    const open = await dialog();
    const pay = await open.findByRole('button', { name: 'Pay $2,432.50' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await expect(document.querySelectorAll('iframe[title="Secure card fields (mock)"]')).toHaveLength(1);
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const InEuros: Story = {
  ...Ready,
  args: { note: 'About €2,237.90. The charge is in US dollars.' },
};

export const Declined: Story = {
  decorators: [withProvider(square)],
  args: { refusal: 'The card was declined.', note: 'About €2,237.90. You are charged in US dollars.' },
  play: async () => {
    await expect(await (await dialog()).findByText('The card was declined.')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [withProvider(loading)] };

export const LoadFailure: Story = {
  decorators: [withProvider(failing)],
  play: async () => {
    await expect(await (await dialog()).findByText('The card form could not be loaded')).toBeVisible();
  },
};

export const Processing: Story = { decorators: [withProvider(square)], args: { busy: true } };

export const NotSetUp: Story = { decorators: [withProvider(null)] };
