import type { Square, TokenResult } from '@square/web-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSquareCardProvider } from './squareCard';

afterEach(() => {
  delete window.Square;
});

const details = {
  total: 2990,
  billing: {
    firstName: 'Ada',
    lastName: 'Byron',
    address: '1 Main St',
    address2: 'Dock 2',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    country: 'US',
  },
};

function fakeSquare(tokenize: () => Promise<unknown>) {
  const card = {
    attach: vi.fn(() => Promise.resolve()),
    destroy: vi.fn(() => Promise.resolve(true)),
    focus: vi.fn(() => Promise.resolve(true)),
    addEventListener: vi.fn(),
    tokenize: vi.fn(tokenize),
  };
  // the SDK's other methods are not used
  window.Square = { payments: () => ({ card: () => Promise.resolve(card) }) } as unknown as Square;
  return card;
}

const provider = createSquareCardProvider({ applicationId: 'sandbox-sq0idb-carton', locationId: 'main' });
const noEvents = { onSubmit: () => undefined, onEscape: () => undefined };
const attachedElement = () => document.body.appendChild(document.createElement('div'));

/** What `tokenize` of a mounted form resolves or rejects with. */
async function outcomeOf(tokenize: () => Promise<unknown>) {
  fakeSquare(tokenize);
  const form = await provider.mount(attachedElement(), noEvents);
  return form.tokenize(details).catch((error: unknown) => error);
}
const result = (value: TokenResult) => outcomeOf(() => Promise.resolve(value));
const named = (name: string) => Object.assign(new Error(`${name} text`), { name });

describe('the Square card form', () => {
  it('tokenizes with the amount in dollars as text and the billing contact', async () => {
    const card = fakeSquare(() => Promise.resolve({ status: 'OK', token: 'cnon:ok:1' }));
    const form = await provider.mount(attachedElement(), noEvents);
    expect(await form.tokenize(details)).toEqual({ token: 'cnon:ok:1' });
    expect(card.tokenize).toHaveBeenCalledWith(
      expect.objectContaining({
        amount: '29.90',
        currencyCode: 'USD',
        billingContact: expect.objectContaining({ addressLines: ['1 Main St', 'Dock 2'], postalCode: '78701' }),
      }),
    );
    form.destroy();
    expect(card.destroy).toHaveBeenCalledOnce();
  });

  it('rejects with the provider’s first message, or none', async () => {
    const errors = [
      { type: 'VALIDATION_ERROR', message: 'Number is not valid', field: 'cardNumber' },
      { type: 'VALIDATION_ERROR', message: 'CVV is not valid' },
    ];
    expect(await result({ status: 'Invalid', errors })).toMatchObject({
      reason: 'tokenization_failed',
      message: 'Number is not valid',
    });
    for (const status of ['Unknown', 'Abort', 'Cancel'] as const)
      expect(await result({ status })).toMatchObject({ reason: 'tokenization_failed', message: '' });
    expect(await result({ status: 'Error', errors: [] })).toMatchObject({ message: '' });
    expect(await outcomeOf(() => Promise.reject(named('TokenizationError')))).toMatchObject({
      reason: 'tokenization_failed',
      message: 'TokenizationError text',
    });
  });

  it('says that the form is not ready when it was not attached or is gone', async () => {
    for (const name of ['PaymentMethodNotAttachedError', 'PaymentMethodAlreadyDestroyedError'])
      expect(await outcomeOf(() => Promise.reject(named(name)))).toMatchObject({ reason: 'form_not_ready' });
  });

  it('passes on an unexpected failure, whose text is not for buyers', async () => {
    const failure = named('UnexpectedError');
    expect(await outcomeOf(() => Promise.reject(failure))).toBe(failure);
  });

  it('is not attached when its dialog was closed while it was loading', async () => {
    const card = fakeSquare(() => Promise.resolve({}));
    await expect(provider.mount(document.createElement('div'), noEvents)).rejects.toThrow('no longer in the page');
    expect(card.attach).not.toHaveBeenCalled();
    expect(card.destroy).toHaveBeenCalledOnce();
  });

  it('loads the script again after a failed load, with one script tag at a time', async () => {
    const script = () => document.querySelectorAll<HTMLScriptElement>('script[src*="squarecdn"]');
    const first = provider.mount(attachedElement(), noEvents);
    await vi.waitFor(() => expect(script()).toHaveLength(1), { timeout: 60_000 });
    script()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Error occurred while loading Square.js');
    expect(script()).toHaveLength(0);
    const second = provider.mount(attachedElement(), noEvents);
    await vi.waitFor(() => expect(script()).toHaveLength(1), { timeout: 60_000 });
    fakeSquare(() => Promise.resolve({ status: 'OK', token: 'cnon:ok:2' }));
    script()[0]?.dispatchEvent(new Event('load'));
    expect(await (await second).tokenize(details)).toEqual({ token: 'cnon:ok:2' });
    script()[0]?.remove();
  });

  // square/react-square-payment-form#72: the script tag is loaded many times.
  it('loads one script for any number of visits', async () => {
    const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="squarecdn"]');
    // The first visit is left before the script has come.
    const visits = [1, 2].map(() => provider.mount(attachedElement(), noEvents));
    await vi.waitFor(() => expect(scripts()).toHaveLength(1), { timeout: 60_000 });
    fakeSquare(() => Promise.resolve({}));
    scripts()[0]?.dispatchEvent(new Event('load'));
    for (const visit of await Promise.all(visits)) visit.destroy();
    await provider.mount(attachedElement(), noEvents);
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.remove();
  });
});
