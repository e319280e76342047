import { describe, expect, it } from 'vitest';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { WORKED_ORDER } from '@tests/support/orderCalls';
import { refusalOf, type OrderOutcome } from './orderOutcome';
import { READY, type Purchase } from './purchase';
import { createPurchaseFlow } from './purchaseFlow';

const ATTEMPT = { key: 'key-1', method: 'card', order: WORKED_ORDER, owner: null } as const;

const PLACED = async (): Promise<OrderOutcome> => ({ type: 'placed', orderId: 1061 });

function openPage(send: () => Promise<OrderOutcome>) {
  const state = createStore<Purchase>(READY);
  const services = { storage: createMemoryStorage(), channel: createNoopChannel(), onEnd: () => undefined };
  const flow = createPurchaseFlow({ state, ...services, send });
  return { flow, status: () => state.get().status };
}

describe('a buyer who leaves the page', () => {
  it('finds no refusal of the last visit on the next one', async () => {
    const refused: OrderOutcome = { type: 'refused', documented: true, refusal: refusalOf('card_declined') };
    const { flow, status } = openPage(async () => refused);
    await flow.payByCard(ATTEMPT, async () => ({ token: 'cnon:declined:1' }));
    expect(status()).toBe('refused');
    flow.leave();
    expect(status()).toBe('ready');
  });

  it('gives up a card that has no token yet', async () => {
    const { flow, status } = openPage(PLACED);
    let pay: ((token: { token: string }) => void) | undefined;
    const attempt = flow.payByCard(ATTEMPT, () => new Promise((resolve) => (pay = resolve)));
    flow.leave();
    pay?.({ token: 'cnon:ok:1' });
    await attempt;
    expect(status()).toBe('ready');
  });

  it('does not stop an order that is on its way', async () => {
    const { flow, status } = openPage(() => {
      flow.leave();
      return PLACED();
    });
    await flow.payByCard(ATTEMPT, async () => ({ token: 'cnon:ok:2' }));
    expect(status()).toBe('recorded');
  });
});
