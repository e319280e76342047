import { describe, expect, it } from 'vitest';
import type { Injection } from '../mocks/server/faults';
import { linkRules } from './ruleLinks';
import { changedShop, inWords, withoutWorld, worldOf } from './world';

const cart = [
  { productId: 301, quantity: 30, color: 'Black' },
  { productId: 105, quantity: 1 },
];

describe('the controls of a story', () => {
  it('begin with what the story says', () => {
    expect(worldOf({})).toEqual({
      persona: 'visitor',
      scenario: 'default',
      line: 'quick',
      failingCall: 'none',
      failure: undefined,
    });
    expect(
      worldOf({
        persona: 'silver@example.com',
        server: { scenario: 'empty-shop', latency: 600_000, faults: { getCart: { networkError: true } } },
      }),
    ).toEqual({
      persona: 'V3',
      scenario: 'empty-shop',
      line: 'hangs',
      failingCall: 'getCart',
      failure: 'line is cut',
    });
  });

  it('name nothing that the lists do not have', () => {
    expect(
      worldOf({
        persona: 'someone@example.com',
        server: { latency: { getCart: 5 }, faults: { getCart: { status: 418 }, login: { status: 500 } } },
      }),
    ).toEqual({ persona: undefined, scenario: 'default', line: undefined, failingCall: undefined, failure: undefined });
  });

  it('say that a call fails where it always does', () => {
    const failingCall = (fault: Injection) => worldOf({ server: { faults: { getCart: fault } } }).failingCall;
    expect(failingCall({ status: 500, times: 2 })).toBe('getCart');
    expect(inWords('getCart', { status: 500, times: 2 })).toBe('getCart fails 2 times');
    expect(inWords('*', { networkError: true })).toBe('every call fails');
    expect(failingCall({ status: 200, body: [] })).toBeUndefined();
    expect(inWords('getCart', { status: 200, body: [] })).toBe("getCart answers something of the story's own");
    expect(failingCall(() => undefined)).toBeUndefined();
    expect(inWords('getCart', () => undefined)).toBe('getCart fails for some requests');
  });

  it('leave the story as it is until somebody changes one', () => {
    const shop = { path: '/cart', persona: 'silver@example.com', cart, server: { latency: { getCart: 5 } } };
    expect(changedShop(shop, worldOf(shop))).toEqual(shop);
  });

  it('change person, line, failing call and time', () => {
    const { persona, server } = changedShop(
      { persona: 'silver@example.com' },
      { persona: 'expired', line: 'slow', failingCall: 'every call', failure: 'not found', clock: 1_800_000_000_000 },
    );
    expect(persona).toBe('expired');
    expect(server).toMatchObject({ latency: 400, faults: { '*': { status: 404 } } });
    expect(server?.clock?.now().getFullYear()).toBe(2027);
  });

  it('take a failing call away', () => {
    const shop = { server: { faults: { getCart: { status: 500 } } } };
    expect(changedShop(shop, { ...worldOf(shop), failingCall: 'none' }).server?.faults).toEqual({});
  });

  it('leave out of the cart what the other world does not sell', () => {
    const shop = { persona: 'silver@example.com', cart };
    expect(changedShop(shop, { ...worldOf(shop), scenario: 'empty-shop' })).toMatchObject({ cart: [] });
  });

  it('do not reach the component', () => {
    expect(withoutWorld({ persona: 'V3', clock: 1, product: 301 })).toEqual({ product: 301 });
  });
});

it('a description links its rule codes to the page that explains them', () => {
  expect(linkRules('Starts without a color (S1 5, D-146).')).toBe(
    'Starts without a color ([S1 5](?path=/docs/rules--docs), [D-146](?path=/docs/rules--docs)).',
  );
});
