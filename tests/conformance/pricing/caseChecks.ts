import { expect } from 'vitest';
import type { PricingCase, PricingRule } from '@tests/support/pricingCases';
import { pay } from '../support/orders';
import { ALTERNATE_CARD, CARD_PAGE, MAIN_CARD, OLD_CARD_PAGE, SECURE_PAGE, type Checkout } from '../support/checkouts';
import { at } from '@tests/support/bodyPaths';
import { grossOf, LIGHT_PARCEL, moneyText, tiersOf, type CaseShop } from './caseShop';
import { centsIn } from '../support/money';

type CaseCheck<Rule extends PricingRule> = (shop: CaseShop, one: PricingCase<Rule>) => Promise<void>;
type CaseChecks = { [Rule in PricingRule]?: CaseCheck<Rule> };

/** A name and quantity with a discount of 8 % by name, which applies only when no own tier is usable. */
const BY_NAME = { name: 'EarPods', quantity: 50 };
const BY_NAME_SHARE = 0.08;

const lineOf = ({
  basePrice,
  quantity,
  discountFraction,
}: {
  basePrice: string;
  quantity: number;
  discountFraction: string;
}) => ({
  price: basePrice,
  quantity,
  specifications: Number(discountFraction) === 0 ? {} : tiersOf(discountFraction),
});

/** Expects an amount of the figures to equal money text. */
const expectMoney = (amount: number | undefined, text: string, what: string) =>
  expect(moneyText(centsIn(amount ?? Number.NaN)), what).toBe(text);

async function shareAt(shop: CaseShop, tier: Record<string, unknown>, quantity: number): Promise<number | undefined> {
  const line = { quantity, specifications: { quantity_pricing: [{ discount: '10% OFF', ...tier }] } };
  return (await shop.figures(MAIN_CARD, [line])).items[0]?.discountPercent;
}

/** Expects that an unusable tier is ignored, so the discount by name applies. */
async function expectTierIgnored(shop: CaseShop, tier: Record<string, unknown>): Promise<void> {
  const { items } = await shop.figures(MAIN_CARD, [{ ...BY_NAME, specifications: { quantity_pricing: [tier] } }]);
  expect(items[0]?.discountPercent).toBe(BY_NAME_SHARE);
}

type Shipped = 'shippingMainCheckout' | 'shippingAlternateCheckout' | 'shippingCardPage' | 'shippingOldCardPage';
const shipping =
  (checkout: Checkout): CaseCheck<Shipped> =>
  async (shop, { input, expected }) => {
    const found = await shop.figures(checkout, input.items);
    expectMoney(found.shipping, expected, 'shipping');
  };

const PAGES = { main: MAIN_CARD, alternate: ALTERNATE_CARD, card: CARD_PAGE };

/** How to test a worked case of each rule through the API. */
export const CASE_CHECKS: CaseChecks = {
  async discountFraction(shop, { input, expected }) {
    const { name, quantity, specifications, basePrice: price = '10.00' } = input;
    const { items } = await shop.figures(MAIN_CARD, [{ name, quantity, specifications, price }]);
    expect(items[0]?.discountPercent).toBe(Number(expected.fraction));
  },
  async parseRange(shop, { input, expected }) {
    const tier = { range: input.text };
    if (expected === null) return expectTierIgnored(shop, { ...tier, discount: '10% OFF' });
    const { min, max } = expected;
    for (const [quantity, share] of [
      [min - 1, 0],
      [min, 0.1],
      [max ?? 900_000, 0.1],
      [(max ?? 900_000) + 1, max === null ? 0.1 : 0],
    ] as const) {
      if (quantity > 0) expect(await shareAt(shop, tier, quantity), `${quantity} pieces`).toBe(share);
    }
  },
  async parseDiscountText(shop, { input, expected }) {
    const tier = { min_qty: 1, discount: input.text };
    if (expected === null) return expectTierIgnored(shop, tier);
    expect(await shareAt(shop, tier, 2)).toBe(Number(expected));
  },
  async baseUnitPrice(shop, { input: { product, option }, expected }) {
    const { wholesalePrice: price, specifications } = product;
    const { items } = await shop.figures(MAIN_CARD, [{ quantity: 1, price, specifications, option }]);
    expectMoney(items[0]?.originalPrice, expected, 'price of a piece');
  },
  async cartAmounts(shop, { input, expected }) {
    const found = await shop.figures(MAIN_CARD, input.lines.map(lineOf), input.level);
    for (const [index, line] of expected.lines.entries()) {
      expectMoney(found.items[index]?.price, line.unitPrice, `price of line ${index}`);
      expectMoney(found.items[index]?.lineTotal, line.lineTotal, `line ${index}`);
    }
    expectMoney(found.gross, expected.subtotal, 'gross');
    if (expected.membershipDiscount !== undefined)
      expectMoney(found.membershipDiscount, expected.membershipDiscount, 'membership discount');
    if (expected.net !== undefined) expectMoney(found.subtotal, expected.net, 'net');
  },
  async membershipLevel(shop, { input, expected }) {
    const token = await shop.buyerWhoSpent(input.growthValue * 100);
    const { body: user } = await shop.api.ok('getCurrentUser', { token });
    expect([user.growthValue, user.membershipLevel]).toEqual([input.growthValue, expected.level]);
  },
  async membershipDiscount(shop, { input, expected }) {
    const found = await shop.figures(MAIN_CARD, [{ quantity: 1, price: input.subtotal }], input.level);
    expectMoney(found.membershipDiscount, expected.discount, 'membership discount');
    expectMoney(found.subtotal, expected.net, 'net');
    const token = await shop.buyerAt(input.level);
    const { currentLevel } = (await shop.api.ok('getMembership', { token })).body;
    expect(currentLevel).toEqual({ level: input.level, discount: Number(expected.fraction) });
  },
  async growthFromSpent(shop, { input, expected }) {
    const token = await shop.buyerWhoSpent(centsIn(input.totalSpent));
    const { body: user } = await shop.api.ok('getCurrentUser', { token });
    expect(user).toMatchObject({
      totalSpent: input.totalSpent,
      growthValue: expected.growthValue,
      membershipLevel: expected.level,
    });
  },
  shippingMainCheckout: shipping(MAIN_CARD),
  shippingAlternateCheckout: shipping(ALTERNATE_CARD),
  shippingCardPage: shipping(CARD_PAGE),
  shippingOldCardPage: shipping(OLD_CARD_PAGE),
  async orderTotals(shop, { input, expected }) {
    const checkout = PAGES[input.page];
    const lines = input.lines.map((line) => ({ ...lineOf(line), weight: line.weight }));
    const found = await shop.figures(checkout, lines, input.level);
    expectMoney(found.gross, expected.gross, 'gross');
    expectMoney(found.membershipDiscount, expected.membershipDiscount, 'membership discount');
    // the card page's subtotal is gross
    expectMoney(found.subtotal, input.page === 'card' ? expected.gross : expected.subtotalNet, 'subtotal');
    expectMoney(found.shipping, expected.shipping, 'shipping');
    expectMoney(found.total, expected.total, 'total');
    expect(centsIn(found.total)).toBe(expected.totalInCents);
  },
  async securePageSplit(shop, { input, expected }) {
    const price = moneyText(grossOf(centsIn(input.total) - LIGHT_PARCEL));
    const found = await shop.figures(SECURE_PAGE, [{ quantity: 1, price }]);
    expectMoney(found.total, expected.charged, 'total');
    expectMoney(found.shipping, expected.shipping, 'shipping');
    expectMoney(found.subtotal, expected.product, 'subtotal');
  },
  async amountInCents(shop, { input, expected }) {
    const price = moneyText(grossOf(centsIn(input.amount) - LIGHT_PARCEL));
    const { token } = await shop.api.newBuyer();
    const cart = await shop.cartOf(token, [{ quantity: 1, price }]);
    const body = ALTERNATE_CARD.body(cart);
    expect(at(body, 'amount')).toBe(expected);
    await pay(shop.api, ALTERNATE_CARD, cart, body);
  },
};

/** Rules that no operation exposes. */
export const RULES_WITHOUT_REQUEST: Partial<Record<PricingRule, string>> = {
  membershipProgress: 'the shop computes the bar of the membership page',
  shippingCartEstimate: 'the cart page’s estimate is in no response',
  paymentConfirmationTotal: 'the confirmation page’s own sum is in no response',
  convert: 'all amounts in the API are US dollars',
  priceAlertBounds: 'price alerts send no request',
  priceAlertCheck: 'price alerts send no request',
  recommend: 'the shop chooses recommendations itself',
  regionOf: 'no operation sets a product’s id',
};

const TOO_CHEAP = 'no order is that cheap, because of shipping';

/** Why a case of a testable rule cannot be tested through the API; null when it can. */
export function untestableBecause(one: PricingCase<PricingRule>): string | null {
  const { fn, input } = one as { fn: PricingRule; input: Record<string, unknown> }; // of any rule
  if (input['surface'] === 'home') return 'the home page’s reading of the tiers is in no response';
  if (Array.isArray(input['items']) && input['items'].length === 0) return 'an empty cart cannot be ordered';
  if (fn === 'membershipLevel' && input['growthValue'] === 1) return TOO_CHEAP;
  if (fn === 'growthFromSpent' && input['totalSpent'] === '0.99') return TOO_CHEAP;
  if (fn === 'securePageSplit' && centsIn(String(input['total'])) < LIGHT_PARCEL) return TOO_CHEAP;
  if (fn === 'amountInCents' && centsIn(String(input['amount'])) < LIGHT_PARCEL) return TOO_CHEAP;
  return null;
}
