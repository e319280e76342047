import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PaymentProvidersContext } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardProvider, type WalletEvents, type WalletProvider } from '@/features/payments/providers';
import CheckoutPage from './CheckoutPage';

/** What the main checkout says when a provider's script fails. On an open shop, `docs/payments.md` names a scenario for each. */
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

const approve = (capture: Parameters<WalletEvents['onApprove']>[1]) => (events: WalletEvents) =>
  events.onApprove('paypal:declined:243489:1', capture);

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
  approve(async () => ({ paypalOrderId: 'paypal:declined:243489:1', status: 'declined' })),
  'Payment Capture Failed',
);
