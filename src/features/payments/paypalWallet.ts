import type {
  OnApproveActions,
  OrderResponseBody,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';
import { textFromCents } from '@/domain/money';
import { PaymentError, type CapturedOrder, type WalletEvents, type WalletProvider } from './providers';

/** The wallet by PayPal's JS SDK. Its script is loaded by the first `mountButton`. */
export function createPaypalWalletProvider({ clientId }: { clientId: string }): WalletProvider {
  return {
    async mountButton(container, events) {
      const paypal = await loadPaypal(clientId);
      const buttons = paypal.Buttons?.(buttonOptions(events));
      if (!buttons?.isEligible()) throw new Error('PayPal is not available here.');
      const close = () => void buttons.close().catch(() => undefined);
      if (!container.isConnected) throw new Error('The button is no longer in the page.');
      try {
        await buttons.render(container);
      } catch (error) {
        close();
        throw error;
      }
      return { destroy: close };
    },
  };
}

async function loadPaypal(clientId: string): Promise<PayPalNamespace> {
  const { loadScript } = await import('@paypal/paypal-js');
  try {
    const paypal = await loadScript({ clientId, currency: 'USD', intent: 'capture', components: ['buttons'] });
    if (paypal) return paypal;
  } catch (error) {
    document.querySelector('script[data-js-sdk-library="paypal-js"]')?.remove();
    throw error;
  }
  throw new Error('The PayPal script needs a browser.');
}

function buttonOptions(events: WalletEvents): PayPalButtonsComponentOptions {
  return {
    // One button: with several, phones open two windows.
    fundingSource: 'paypal',
    style: { layout: 'vertical', height: 48, label: 'paypal' },
    onClick: (_data, actions) => (events.onOpen() ? actions.resolve() : actions.reject()),
    createOrder: (_data, actions) =>
      actions.order.create({
        intent: 'CAPTURE',
        purchase_units: [{ amount: { currency_code: 'USD', value: textFromCents(events.total()) } }],
      }),
    onApprove: async ({ orderID }, actions) => {
      await events.onApprove(orderID, () => capture(orderID, actions));
    },
    onCancel: () => events.onCancel(),
    onError: (error) => events.onError(messageOf(error)),
  };
}

const messageOf = (error: unknown): string | null => (error instanceof Error && error.message ? error.message : null);

/** Issues with which PayPal refuses a capture: no money was taken. */
const REFUSED =
  /INSTRUMENT_DECLINED|ORDER_NOT_APPROVED|ORDER_EXPIRED|PAYER_ACTION_REQUIRED|TRANSACTION_REFUSED|DUPLICATE_INVOICE_ID|PAYER_CANNOT_PAY|PAYER_ACCOUNT_RESTRICTED|COMPLIANCE_VIOLATION|AMOUNT_MISMATCH|MULTI_CURRENCY_ORDER/;

/** Takes the money of an approved order. The SDK itself lets the buyer choose another source after INSTRUMENT_DECLINED. */
async function capture(paypalOrderId: string, { order }: OnApproveActions): Promise<CapturedOrder> {
  if (!order) throw new PaymentError('capture_failed');
  let captured: OrderResponseBody;
  try {
    captured = await order.capture();
  } catch (error) {
    const message = messageOf(error);
    if (message && REFUSED.test(message)) throw new PaymentError('capture_failed', message);
    return { paypalOrderId, status: 'unknown', message };
  }
  return { paypalOrderId, status: captureStatus(captured) };
}

/** The order's status alone does not say whether the money was taken: its captures can be declined or pending. */
function captureStatus({ status, purchase_units: units }: OrderResponseBody): CapturedOrder['status'] {
  const statuses = (units ?? []).flatMap((unit) => unit.payments?.captures ?? []).map((item) => item.status);
  if (statuses.some((one) => one === 'DECLINED' || one === 'FAILED')) return 'declined';
  if (statuses.includes('PENDING')) return 'pending';
  const isComplete = statuses.length > 0 && statuses.every((one) => one === 'COMPLETED');
  return status === 'COMPLETED' && isComplete ? 'completed' : 'unknown';
}
