import { describe, expect, it } from 'vitest';
import type { Injection } from '../mocks/server/faults';
import { linkRules } from './ruleLinks';
import { applyShopArgs, describeInjection, shopArgsOf, withoutShopArgs } from './shopControls';

const cart = [
  { productId: 301, quantity: 30, color: 'Black' },
  { productId: 105, quantity: 1 },
];

describe('the shop controls of a story', () => {
  it('start with the story’s own values', () => {
    expect(shopArgsOf({})).toEqual({
      persona: 'visitor',
      scenario: 'default',
      network: 'fast',
      failingCall: 'none',
      failure: undefined,
    });
    expect(
      shopArgsOf({
        persona: 'silver@example.com',
        server: { scenario: 'empty-shop', latency: 600_000, faults: { getCart: { networkError: true } } },
      }),
    ).toEqual({
      persona: 'V3',
      scenario: 'empty-shop',
      network: 'no response',
      failingCall: 'getCart',
      failure: 'network failure',
    });
  });

  it('stay empty where no option matches', () => {
    expect(
      shopArgsOf({
        persona: 'someone@example.com',
        server: { latency: { getCart: 5 }, faults: { getCart: { status: 418 }, login: { status: 500 } } },
      }),
    ).toEqual({
      persona: undefined,
      scenario: 'default',
      network: undefined,
      failingCall: undefined,
      failure: undefined,
    });
  });

  it('name a failing call only if it always fails', () => {
    const failingCall = (fault: Injection) => shopArgsOf({ server: { faults: { getCart: fault } } }).failingCall;
    expect(failingCall({ status: 500, times: 2 })).toBe('getCart');
    expect(describeInjection('getCart', { status: 500, times: 2 })).toBe('getCart fails 2 times');
    expect(describeInjection('*', { networkError: true })).toBe('every call fails');
    expect(failingCall({ status: 200, body: [] })).toBeUndefined();
    expect(describeInjection('getCart', { status: 200, body: [] })).toBe('getCart has a custom response');
    expect(failingCall(() => undefined)).toBeUndefined();
    expect(describeInjection('getCart', () => undefined)).toBe('getCart fails for some requests');
  });

  it('leave the story as it is until one is changed', () => {
    const shop = { path: '/cart', persona: 'silver@example.com', cart, server: { latency: { getCart: 5 } } };
    expect(applyShopArgs(shop, shopArgsOf(shop))).toEqual(shop);
  });

  it('change persona, network, failing call and date', () => {
    const { persona, server } = applyShopArgs(
      { persona: 'silver@example.com' },
      {
        persona: 'expired',
        network: 'slow',
        failingCall: 'every call',
        failure: 'not found',
        clock: 1_800_000_000_000,
      },
    );
    expect(persona).toBe('expired');
    expect(server).toMatchObject({ latency: 400, faults: { '*': { status: 404 } } });
    expect(server?.clock?.now().getFullYear()).toBe(2027);
  });

  it('remove a failing call', () => {
    const shop = { server: { faults: { getCart: { status: 500 } } } };
    expect(applyShopArgs(shop, { ...shopArgsOf(shop), failingCall: 'none' }).server?.faults).toEqual({});
  });

  it('leave out of the cart what the scenario does not sell', () => {
    const shop = { persona: 'silver@example.com', cart };
    expect(applyShopArgs(shop, { ...shopArgsOf(shop), scenario: 'empty-shop' })).toMatchObject({ cart: [] });
  });

  it('are not passed to the component', () => {
    expect(withoutShopArgs({ persona: 'V3', clock: 1, product: 301 })).toEqual({ product: 301 });
  });
});

it('a description links its rule codes to the page that explains them', () => {
  expect(linkRules('Starts without a color (S1 5, D-146).')).toBe(
    'Starts without a color ([S1 5](?path=/docs/rules--docs), [D-146](?path=/docs/rules--docs)).',
  );
});
