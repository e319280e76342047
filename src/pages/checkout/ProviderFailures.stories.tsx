import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardProvider, type WalletEvents, type WalletProvider } from '@/features/payments/providers';
import CheckoutPage from './CheckoutPage';
import SquarePaymentPage from './SquarePaymentPage';

/** What the checkout says when a provider's script fails. On an open shop, `docs/payments.md` names a scenario for each. */
const meta = {
  title: 'Pages/Checkout, provider failures',
  component: CheckoutPage,
  parameters: {
    shop: { persona: 'silver@example.com', cart: [{ productId: 301, quantity: 30, color: 'Black' }] },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardForm = (tokenize: () => Promise<{ token: string }>): CardProvider => ({
  mount: async () => ({ tokenize, focus: () => {}, destroy: () => {} }),
});

/** A wallet whose button does this when it is pressed. */
const walletButton = (press: (events: WalletEvents) => unknown): WalletProvider => ({
  mountButton: async (container, events) => {
    const button = document.createElement('button');
    button.textContent = 'PayPal';
    button.addEventListener('click', () => events.onOpen() && press(events));
    container.append(button);
    return { destroy: () => button.remove() };
  },
});

const body = () => within(document.body);
const choose = async (name: RegExp) => userEvent.click(await body().findByRole('radio', { name }));
async function expectTexts(texts: string[]) {
  for (const text of texts) await expect((await body().findAllByText(text)).length).toBeGreaterThan(0);
}

/** The card dialog with a form that fails when Pay is pressed. */
const cardStory = (failure: () => Error, ...texts: string[]): Story => ({
  decorators: [
    (Content) => (
      <PaymentProvidersContext value={{ card: cardForm(() => Promise.reject(failure())), wallet: null }}>
        <Content />
      </PaymentProvidersContext>
    ),
  ],
  play: async () => {
    await choose(/^Card/);
    await userEvent.click(await body().findByRole('button', { name: /^Place Order/ }));
    const pay = await body().findByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await expectTexts(texts);
  },
});

/** The wallet's button, pressed. */
const walletStory = (press: (events: WalletEvents) => unknown, ...texts: string[]): Story => ({
  decorators: [
    (Content) => (
      <PaymentProvidersContext value={{ card: null, wallet: walletButton(press) }}>
        <Content />
      </PaymentProvidersContext>
    ),
  ],
  play: async () => {
    await choose(/^PayPal/);
    await userEvent.click(await body().findByRole('button', { name: 'PayPal' }));
    await expectTexts(texts);
  },
});

type Capture = Parameters<WalletEvents['onApprove']>[1];
const approveAs =
  (outcome: 'completed' | 'declined' | 'pending', capture: Capture) =>
  ({ onApprove }: WalletEvents) =>
    onApprove(walletOrder(outcome), capture);
/** The mock server reads what became of the payment from the id. */
const walletOrder = (outcome: string) => `paypal:${outcome}:243489:1`;
const approve = (capture: Capture) => approveAs('declined', capture);

/** A method whose script cannot be loaded. */
const loadFailure = (method: 'Card' | 'PayPal', ...texts: string[]): Story => ({
  decorators: [
    (Content) => {
      const fail = () => Promise.reject(new Error(`The script of ${method} could not be loaded.`));
      return (
        <PaymentProvidersContext value={{ card: { mount: fail }, wallet: { mountButton: fail } }}>
          <Content />
        </PaymentProvidersContext>
      );
    },
  ],
  play: async () => {
    await choose(new RegExp(`^${method}`));
    if (method === 'Card') await userEvent.click(await body().findByRole('button', { name: /^Place Order/ }));
    await expectTexts(texts);
    await expect(await body().findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const CardFormDoesNotLoad: Story = loadFailure(
  'Card',
  'Payment System Error',
  'The card form could not be loaded',
);

/** On the card payment page the provider's fields, and their failure, stand in the page. */
export const CardPageFormDoesNotLoad: Story = {
  ...CardFormDoesNotLoad,
  render: () => <SquarePaymentPage />,
  play: async () => {
    await expectTexts(['The card form could not be loaded', 'Payment System Error']);
    await expect(body().getByRole('button', { name: /^Pay / })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WalletDoesNotLoad: Story = loadFailure(
  'PayPal',
  'PayPal Setup Error',
  'The script of PayPal could not be loaded.',
  'PayPal could not be loaded',
);

export const CardNotAccepted: Story = cardStory(
  () => new PaymentError('tokenization_failed', 'Credit card number is not valid'),
  'Payment Error',
  'Credit card number is not valid',
);

export const CardGivesNoReason: Story = cardStory(
  () => new PaymentError('tokenization_failed'),
  'Payment Error',
  'Card tokenization failed',
);

export const CardFormNotReady: Story = cardStory(
  () => new PaymentError('form_not_ready'),
  'Payment Error',
  'Payment form not ready. Please try again.',
);

export const CardFailsUnexpectedly: Story = cardStory(
  () => new Error('The frame is gone.'),
  'Payment Error',
  'Payment processing failed. Please try again.',
);

export const WalletWindowBlocked: Story = walletStory(
  ({ onError }) => onError('Can not open popup window - blocked'),
  'PayPal Payment Error',
  'Can not open popup window - blocked',
);

export const WalletClosed: Story = walletStory(({ onCancel }) => onCancel(), 'Payment Cancelled');

export const WalletCaptureRefused: Story = walletStory(
  approve(() => Promise.reject(new PaymentError('capture_failed', 'ORDER_NOT_APPROVED'))),
  'Payment Capture Failed',
  'ORDER_NOT_APPROVED',
);

export const WalletCaptureDeclined: Story = walletStory(
  approve(async () => ({ paypalOrderId: walletOrder('declined'), status: 'declined' })),
  'Payment Capture Failed',
);

export const WalletCaptureSlow: Story = walletStory(
  approveAs('completed', () => new Promise(() => undefined)),
  'PayPal is taking the payment…',
);

/** The money is on its way: the reference stays until Retry has placed the order. */
export const WalletCapturePending: Story = walletStory(
  approveAs('pending', async () => ({ paypalOrderId: walletOrder('pending'), status: 'pending' })),
  'Payment Processing Failed',
  'PayPal has not completed the payment yet.',
  'Paid, but your order is not recorded yet',
);

/** Nobody knows whether the money was taken, so the shop's server finds out; it gives no response either. */
export const WalletCaptureLost: Story = {
  ...walletStory(
    approveAs('completed', async () => ({ paypalOrderId: walletOrder('completed'), status: 'unknown' })),
    'Payment Processing Failed',
    'Paid, but your order is not recorded yet',
  ),
  parameters: { shop: { ...meta.parameters.shop, server: { faults: { createOrder: { status: 500 } } } } },
};

/** The wallet says that the money was taken before: the order is placed all the same. */
export const WalletCaptureRepeated: Story = walletStory(
  approveAs('completed', async () => ({
    paypalOrderId: walletOrder('completed'),
    status: 'unknown',
    message: 'ORDER_ALREADY_CAPTURED: Order already captured.',
  })),
  'PayPal Payment Successful!',
);
