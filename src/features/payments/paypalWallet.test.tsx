import type { OnApproveActions, PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPaypalWalletProvider } from './paypalWallet';
import { PaymentError, type CapturedOrder } from './providers';

const SCRIPT = 'client-id=carton&currency=USD&intent=capture&components=buttons';
const findScript = () => document.querySelector<HTMLScriptElement>('script[data-js-sdk-library]');

afterEach(() => {
  delete window.paypal;
  findScript()?.remove();
});

/** Mounts the button on a fake namespace; returns the options that PayPal was given. */
async function mount(capture: unknown, isEligible = true) {
  findScript()?.remove();
  let options: PayPalButtonsComponentOptions = {};
  const close = vi.fn(() => Promise.resolve());
  window.paypal = {
    version: 'test',
    Buttons: (given = {}) => {
      options = given;
      return {
        close,
        isEligible: () => isEligible,
        render: () => Promise.resolve(),
        updateProps: () => Promise.resolve(),
        resume: () => undefined,
        hasReturned: () => false,
      };
    },
  } satisfies PayPalNamespace;
  const captured: (CapturedOrder | PaymentError)[] = [];
  const onError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const mounting = createPaypalWalletProvider({ clientId: 'carton' }).mountButton(container, {
    onOpen: () => false,
    total: () => 243489,
    onApprove: async (_id, take) => void captured.push(await take().catch((error: PaymentError) => error)),
    onCancel: vi.fn(),
    onError,
  });
  await vi.waitFor(() => expect(findScript()?.src).toContain(SCRIPT), { timeout: 60_000 });
  findScript()?.dispatchEvent(new Event('load'));
  const { destroy } = await mounting;
  // PayPal's own type of the order has a hundred fields
  const order = capture === null ? {} : { order: { capture } };
  const actions = { ...order, redirect: vi.fn(), restart: vi.fn() } as unknown as OnApproveActions;
  return {
    approve: async () => {
      await options.onApprove?.({ orderID: 'paypal:completed:243489:1' }, actions);
      return captured[0];
    },
    options,
    close,
    destroy,
    onError,
  };
}

const order = (status: string, ...captures: string[]) => ({
  status,
  purchase_units: [{ payments: { captures: captures.map((one) => ({ status: one })) } }],
});

describe('the PayPal button', () => {
  it.each([
    [order('COMPLETED', 'COMPLETED'), 'completed'],
    [order('COMPLETED', 'DECLINED'), 'declined'],
    [order('COMPLETED', 'COMPLETED', 'PENDING'), 'pending'],
    [order('APPROVED', 'COMPLETED'), 'unknown'],
    [order('COMPLETED'), 'unknown'],
    [{}, 'unknown'],
  ])('reads order and captures of a capture', async (captured, status) => {
    const { approve } = await mount(() => Promise.resolve(captured));
    expect(await approve()).toMatchObject({ paypalOrderId: 'paypal:completed:243489:1', status });
  });

  it('rejects a capture only when PayPal certainly took no money', async () => {
    const refused = await mount(() => Promise.reject(new Error('ORDER_NOT_APPROVED: the buyer has not approved')));
    expect(await refused.approve()).toMatchObject({ reason: 'capture_failed' });
    const captured = await mount(() => Promise.reject(new Error('ORDER_ALREADY_CAPTURED')));
    expect(await captured.approve()).toMatchObject({ status: 'unknown' });
    const lost = await mount(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lost.approve()).toMatchObject({ status: 'unknown' });
    const without = await mount(null);
    expect(await without.approve()).toMatchObject({ reason: 'capture_failed' });
  });

  it('asks for the amount in dollars as text when the wallet opens, and does not open it when it must not', async () => {
    const { options, onError, close, destroy } = await mount(() => Promise.resolve({}));
    const create = vi.fn(() => Promise.resolve('paypal:completed:243489:1'));
    await options.createOrder?.({ paymentSource: 'paypal' }, { order: { create } });
    expect(create).toHaveBeenCalledWith({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '2434.89' } }],
    });
    const actions = { resolve: vi.fn(() => Promise.resolve()), reject: vi.fn(() => Promise.resolve()) };
    await options.onClick?.({}, actions);
    expect(actions.reject).toHaveBeenCalledOnce();
    options.onError?.({});
    expect(onError).toHaveBeenCalledWith(null);
    destroy();
    expect(close).toHaveBeenCalledOnce();
  });

  it('is an error where PayPal is not eligible', async () => {
    await expect(mount(null, false)).rejects.toThrow('PayPal is not available here.');
  });
});
