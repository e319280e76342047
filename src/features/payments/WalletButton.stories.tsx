import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentProvidersContext } from './PaymentProvidersContext';
import { createPaypalWalletProvider } from './paypalWallet';
import type { WalletProvider } from './providers';
import { WalletButton } from './WalletButton';

const paypal = createPaypalWalletProvider({ clientId: 'carton-sandbox' });
const loading: WalletProvider = { mountButton: () => new Promise(() => undefined) };
const failing: WalletProvider = { mountButton: () => Promise.reject(new Error('PayPal is not available here.')) };

const withProvider = (wallet: WalletProvider | null) => (Story: () => React.ReactNode) => (
  <PaymentProvidersContext value={{ card: null, wallet }}>
    <div style={{ maxWidth: 400, padding: 24 }}>
      <Story />
    </div>
  </PaymentProvidersContext>
);

const meta = {
  title: 'Payments/WalletButton',
  component: WalletButton,
  args: {
    events: { onOpen: fn(() => true), total: () => 243250, onApprove: fn(), onCancel: fn(), onError: fn() },
  },
  parameters: { shop: {} },
} satisfies Meta<typeof WalletButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mock provider's button, which asks for approval on top of the page. */
export const Ready: Story = {
  decorators: [withProvider(paypal)],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }));
    const wallet = await within(document.body).findByRole('dialog', { name: 'Approve this payment?' });
    await expect(within(wallet).getByText('Carton asks for $2432.50 USD.')).toBeVisible();
    await userEvent.click(within(wallet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.events.onCancel).toHaveBeenCalledOnce());
  },
};

/** The id of the approved order tells the shop's server that the capture will be declined. */
export const Declined: Story = {
  decorators: [withProvider(paypal)],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }));
    const wallet = await within(document.body).findByRole('dialog', { name: 'Approve this payment?' });
    await userEvent.click(within(wallet).getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(args.events.onApprove).toHaveBeenCalledWith(
        expect.stringMatching(/^paypal:declined:243250:/),
        expect.any(Function),
      ),
    );
  },
};

export const Loading: Story = { decorators: [withProvider(loading)] };

export const LoadFailure: Story = {
  decorators: [withProvider(failing)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PayPal could not be loaded')).toBeVisible();
  },
};

export const NotSetUp: Story = { decorators: [withProvider(null)] };
