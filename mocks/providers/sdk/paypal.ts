import type {
  OnApproveActions,
  OrderResponseBody,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
  PayPalNamespace,
} from '@paypal/paypal-js';
import { centsText, readCents } from '../../rules/money';
import { askBuyer, uniqueId, wait } from './dialog';
import type { PaymentScenario } from './scenario';

const BUTTON_STYLE = `display: block; width: 100%; height: 48px; border: 0; border-radius: 8px; background: #ffc439;
  color: #001c64; font: italic 700 18px/1 system-ui, sans-serif; cursor: pointer;`;

/** PayPal's JS SDK with its button: `window.paypal`. */
export function createPaypal(scenario: PaymentScenario | null): PayPalNamespace {
  const namespace: PayPalNamespace = { version: '5.0.0-mock' };
  if (scenario !== 'paypal-no-buttons') namespace.Buttons = (options = {}) => createButtons(options, scenario);
  return namespace;
}

function createButtons(
  options: PayPalButtonsComponentOptions,
  scenario: PaymentScenario | null,
): PayPalButtonsComponent {
  let button: HTMLButtonElement | null = null;
  let isOpen = false;
  const press = async () => {
    // One window at a time, however often the button is pressed.
    if (isOpen) return;
    isOpen = true;
    try {
      await pay(options, scenario);
    } catch (error) {
      options.onError?.(asRecord(error));
    } finally {
      isOpen = false;
    }
  };
  return {
    isEligible: () => scenario !== 'paypal-ineligible',
    async render(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container?.isConnected) throw new Error('Document is ready and element does not exist');
      if (scenario === 'paypal-render-fails') throw new Error('zoid destroyed all components');
      button = document.createElement('button');
      button.type = 'button';
      button.style.cssText = BUTTON_STYLE;
      button.textContent = 'PayPal';
      button.addEventListener('click', () => void press());
      container.append(button);
      const nothing = () => Promise.resolve();
      options.onInit?.({}, { enable: nothing, disable: nothing });
    },
    async close() {
      button?.remove();
      button = null;
    },
    updateProps: async (changes) => void Object.assign(options, changes),
    resume: () => undefined,
    hasReturned: () => false,
  };
}

/** An order's amount, with or without decimals, in US cents. @throws Error for anything else, as PayPal refuses it */
export function amountInCents(value = ''): number {
  const cents = readCents(value);
  if (cents === null || cents < 0) throw new Error('INVALID_REQUEST: the amount is no amount in US dollars');
  return cents;
}

/** The SDK passes its errors on as they are; the type says that it is a record. */
const asRecord = (error: unknown) => error as Record<string, unknown>;

/** One press of the button: from the click to approval or cancel. */
async function pay(options: PayPalButtonsComponentOptions, scenario: PaymentScenario | null): Promise<void> {
  let rejected = false;
  await options.onClick?.(
    {},
    { resolve: () => Promise.resolve(), reject: () => ((rejected = true), Promise.resolve()) },
  );
  if (rejected) return;
  if (scenario === 'paypal-popup-blocked') throw new Error('Can not open popup window - blocked');
  let amount = '';
  const orderID = await options.createOrder?.(
    { paymentSource: 'paypal' },
    {
      order: {
        create: async ({ purchase_units: [unit] }) => {
          if (scenario === 'paypal-create-fails') throw new Error('INVALID_REQUEST: the order could not be created');
          const cents = amountInCents(unit?.amount.value);
          amount = centsText(cents);
          return `paypal:completed:${cents}:${uniqueId()}`;
        },
      },
    },
  );
  if (!orderID) throw new Error('Expected an order id to be passed to createOrder');
  if (scenario === 'paypal-closes-early') return options.onCancel?.({ orderID }, { redirect: () => undefined });
  const decision = await askForDecision(amount, scenario);
  if (decision === null) return options.onCancel?.({ orderID }, { redirect: () => undefined });
  // The id tells the shop's server what became of the payment: `paypal:declined:243489:<id>`, the amount in cents.
  const decidedId = orderID.replace('paypal:completed:', `paypal:${decision}:`);
  const actions = createActions(decidedId, amount, decision, scenario);
  const data = { orderID: decidedId, payerID: 'MOCKPAYER' };
  const approve = async () => options.onApprove?.(data, actions);
  await Promise.all(scenario === 'paypal-approves-twice' ? [approve(), approve()] : [approve()]);
}

/** What becomes of the payment once it is captured. */
type Decision = 'completed' | 'pending' | 'declined';

/** Null: the buyer closed the window. */
async function askForDecision(amount: string, scenario: PaymentScenario | null): Promise<Decision | null> {
  const { choice } = await askBuyer<Decision | 'close'>({
    ...approvalText(amount),
    buttons: {
      completed: 'Approve',
      pending: 'Approve, but leave the payment pending',
      declined: 'Decline',
      close: 'Close',
    },
  });
  if (choice === null || choice === 'close') return null;
  if (scenario === 'paypal-declined') return 'declined';
  return scenario === 'paypal-pending' ? 'pending' : choice;
}

const approvalText = (amount: string) => ({
  title: 'Approve this payment?',
  text: `Carton asks for $${amount} USD.`,
});

/** Issues with which a capture is refused, by scenario. */
const ISSUES: Partial<Record<PaymentScenario, string>> = {
  'paypal-not-approved': 'ORDER_NOT_APPROVED: Payer has not yet approved the Order for payment.',
  'paypal-expired': 'ORDER_EXPIRED: The order has expired.',
  'paypal-already-captured': 'ORDER_ALREADY_CAPTURED: Order already captured.',
  'paypal-capture-lost': 'Failed to fetch',
};

function createActions(
  orderID: string,
  amount: string,
  decision: Decision,
  scenario: PaymentScenario | null,
): OnApproveActions {
  const capture = async (): Promise<OrderResponseBody> => {
    if (scenario === 'paypal-slow-capture') await wait(5000);
    const issue = scenario && ISSUES[scenario];
    if (issue) throw new Error(issue);
    if (scenario === 'paypal-instrument-declined') {
      // The SDK shows the wallet again, for another card.
      const buttons = { approve: 'Approve', close: 'Close' };
      const { choice } = await askBuyer({ ...approvalText(amount), buttons });
      if (choice !== 'approve') throw new Error('INSTRUMENT_DECLINED: The instrument was declined.');
    }
    const status = decision.toUpperCase();
    const captured = { id: uniqueId(), status, amount: { currency_code: 'USD', value: amount } };
    const order = {
      id: orderID,
      intent: 'CAPTURE',
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [captured] } }],
    };
    return order as unknown as OrderResponseBody; // only the fields that a shop reads
  };
  const unsupported = () => Promise.reject(new Error('The mock provider captures only.'));
  return {
    ...(scenario !== 'paypal-no-actions' && {
      order: { capture, authorize: unsupported, get: unsupported, patch: unsupported },
    }),
    redirect: (url) => location.assign(url),
    restart: () => undefined,
  };
}
