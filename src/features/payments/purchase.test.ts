import { describe, expect, it } from 'vitest';
import { WORKED_ORDER } from '@tests/support/orderCalls';
import { refusalOf, type OrderOutcome } from './orderOutcome';
import { callToKeep, isBusy, READY, transition, type Attempt, type Purchase, type PurchaseEvent } from './purchase';

const attempt = (method: Attempt['method'], key = 'key-1'): Attempt => ({
  key,
  method,
  order: WORKED_ORDER,
  owner: 'sam',
});
const run = (...events: PurchaseEvent[]): Purchase => events.reduce(transition, READY);

const START_CARD: PurchaseEvent = { type: 'start', attempt: attempt('card') };
const START_WALLET: PurchaseEvent = { type: 'start', attempt: attempt('paypal') };
const TOKENIZED: PurchaseEvent = { type: 'tokenized', key: 'key-1', token: 'cnon:ok:1' };
const APPROVED: PurchaseEvent = { type: 'approved', paypalOrderId: 'paypal-1' };
const CAPTURED: PurchaseEvent = { type: 'captured', paypalOrderId: 'paypal-1' };
const sentCard = [START_CARD, TOKENIZED];
const sentWallet = [START_WALLET, APPROVED, CAPTURED];
const responded = (outcome: OrderOutcome): PurchaseEvent => ({ type: 'responded', outcome });
const PLACED = responded({ type: 'placed', orderId: 1061 });
const LOST = responded({ type: 'lost', refusal: refusalOf('no_response') });
const refused = (reason: Parameters<typeof refusalOf>[0], documented = true) =>
  responded({ type: 'refused', documented, refusal: refusalOf(reason) });
const REPEAT: PurchaseEvent = { type: 'repeat' };

describe('a card purchase', () => {
  it('tokenizes, sends one complete call, and is recorded', () => {
    expect(run(START_CARD).status).toBe('tokenizing');
    expect(callToKeep(run(...sentCard))).toEqual({
      key: 'key-1',
      owner: 'sam',
      sentBefore: false,
      order: WORKED_ORDER,
      payment: { method: 'card', reference: 'cnon:ok:1' },
    });
    expect(run(...sentCard, PLACED)).toEqual({ status: 'recorded', method: 'card', orderId: 1061 });
  });

  it('is refused without a charge, and can be started again', () => {
    const declined = run(...sentCard, refused('card_declined'));
    expect(declined).toMatchObject({
      status: 'refused',
      refusal: { reason: 'card_declined' },
      order: WORKED_ORDER,
    });
    expect(callToKeep(declined)).toBeNull();
    expect(transition(declined, { type: 'start', attempt: attempt('card', 'key-2') }).status).toBe('tokenizing');
  });

  it('whose response is lost repeats the same call, and nothing else, until the outcome is known', () => {
    const unknown = run(...sentCard, LOST);
    expect(unknown.status).toBe('unknown');
    for (const event of [START_CARD, START_WALLET, TOKENIZED, PLACED, { type: 'reset' } as const])
      expect(transition(unknown, event)).toBe(unknown);
    const again = transition(unknown, REPEAT);
    expect(callToKeep(again)).toEqual({ ...callToKeep(run(...sentCard)), sentBefore: true });
    expect(transition(again, PLACED)).toMatchObject({ status: 'recorded', orderId: 1061 });
  });

  it('stays unknown when the repeated call is rejected by something other than the shop, or needs a login', () => {
    const again = run(...sentCard, LOST, REPEAT);
    expect(transition(again, refused('rejected', false)).status).toBe('unknown');
    expect(transition(again, refused('session_expired', false)).status).toBe('unknown');
    expect(transition(again, refused('cart_changed')).status).toBe('refused');
    expect(run(...sentCard, refused('session_expired', false)).status).toBe('refused');
  });

  it('ignores the token of an attempt that was given up', () => {
    const second = run(
      START_CARD,
      { type: 'stopped', key: 'key-1', refusal: refusalOf('cancelled') },
      { type: 'start', attempt: attempt('card', 'key-2') },
    );
    expect(transition(second, TOKENIZED)).toBe(second);
    expect(transition(second, { type: 'stopped', key: 'key-1', refusal: refusalOf('unexpected') })).toBe(second);
  });
});

describe('a wallet purchase', () => {
  it('keeps its reference from the approval on, before the money is taken', () => {
    expect(callToKeep(run(START_WALLET))).toBeNull();
    expect(callToKeep(run(START_WALLET, APPROVED))?.payment.reference).toBe('paypal-1');
    expect(run(...sentWallet, PLACED)).toEqual({ status: 'recorded', method: 'paypal', orderId: 1061 });
  });

  it.each([
    ['a changed cart', refused('cart_changed')],
    ['a lost response', LOST],
    ['an expired session', refused('session_expired', false)],
    ['a pending capture', refused('capture_pending')],
    ['a token used elsewhere', refused('token_used')],
  ])('is paid but not recorded after %s, and keeps its reference', (_, event) => {
    const captured = run(...sentWallet, event);
    expect(captured.status).toBe('captured');
    expect(transition(captured, START_CARD)).toBe(captured);
    expect(transition(captured, REPEAT)).toMatchObject({ status: 'sending', call: { key: 'key-1' } });
  });

  it('whose capture was declined charged nothing', () => {
    expect(run(...sentWallet, refused('capture_declined')).status).toBe('refused');
    const stopped = run(START_WALLET, APPROVED, {
      type: 'stopped',
      key: 'key-1',
      refusal: refusalOf('capture_failed'),
    });
    expect([stopped.status, callToKeep(stopped)]).toEqual(['refused', null]);
  });
});

describe('a call that an earlier page left', () => {
  it('is taken up as sent, whatever has become of it', () => {
    const found = (events: PurchaseEvent[]) => {
      const call = callToKeep(run(...events));
      if (!call) throw new Error('nothing was kept');
      return transition(READY, { type: 'found', call });
    };
    expect(found(sentCard)).toMatchObject({ status: 'unknown', call: { sentBefore: true } });
    expect(found(sentWallet)).toMatchObject({ status: 'captured', refusal: null });
    expect(found([START_WALLET, APPROVED])).toMatchObject({ status: 'captured' });
  });

  it('is settled by another tab, but not while this one is asking', () => {
    const settled = { type: 'settledElsewhere', key: 'key-1', owner: 'sam', recorded: true, orderId: 1061 } as const;
    expect(run(...sentCard, LOST, settled)).toMatchObject({ status: 'recorded', orderId: 1061 });
    expect(run(...sentCard, LOST, { ...settled, recorded: false, orderId: null })).toEqual(READY);
    expect(run(...sentCard, LOST, { ...settled, key: 'other' }).status).toBe('unknown');
    expect(run(...sentCard, settled).status).toBe('sending');
  });
});

describe('a wallet order that was approved on the provider’s page', () => {
  const call = callToKeep(run(START_WALLET, APPROVED));
  if (!call) throw new Error('nothing was kept');
  const RETURNED: PurchaseEvent = { type: 'returned', call };

  it('is sent when the buyer comes back, and is recorded', () => {
    expect(run(RETURNED)).toMatchObject({ status: 'sending', call: { sentBefore: false } });
    expect(run(RETURNED, PLACED)).toEqual({ status: 'recorded', method: 'paypal', orderId: 1061 });
  });

  it('is sent again only by the buyer, and not while another purchase is under way', () => {
    const captured = run(RETURNED, LOST);
    expect(captured.status).toBe('captured');
    for (const purchase of [captured, run(START_CARD)]) expect(transition(purchase, RETURNED)).toBe(purchase);
    const other = run({ type: 'found', call: { ...call, key: 'key-2' } }, RETURNED);
    expect(other).toMatchObject({ status: 'sending', call: { key: 'key-1' } });
  });
});

it('while a provider or the server is at work, a second start does nothing', () => {
  for (const events of [[START_CARD], sentCard, [START_WALLET], [START_WALLET, APPROVED], sentWallet]) {
    const purchase = run(...events);
    expect(isBusy(purchase)).toBe(true);
    expect(transition(purchase, { type: 'start', attempt: attempt('card', 'key-2') })).toBe(purchase);
  }
});
