import { expect } from 'vitest';
import type { PricingCase, PricingRule } from '@tests/support/pricingCases';
import { pay } from '../suite/purchases';
import { ALTERNATE_CARD, CARD_PAGE, MAIN_CARD, OLD_CARD_PAGE, SECURE_PAGE, type Way } from '../suite/ways';
import { at } from '@tests/support/bodyPaths';
import { grossOf, LIGHT_PARCEL, moneyText, tiersOf, type CaseShop } from './caseShop';
import { centsIn } from '../suite/cents';

type Proof<Rule extends PricingRule> = (shop: CaseShop, one: PricingCase<Rule>) => Promise<void>;
type Proofs = { [Rule in PricingRule]?: Proof<Rule> };

/** A name and a number of pieces that the table by name gives 8 %: seen where no own tier is usable. */
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

/** Cents of an amount of the figures against money text. */
const expectMoney = (amount: number | undefined, text: string, what: string) =>
  expect(moneyText(centsIn(amount ?? Number.NaN)), what).toBe(text);

async function shareAt(shop: CaseShop, tier: Record<string, unknown>, quantity: number): Promise<number | undefined> {
  const line = { quantity, specifications: { quantity_pricing: [{ discount: '10% OFF', ...tier }] } };
  return (await shop.figures(MAIN_CARD, [line])).items[0]?.discountPercent;
}

/** That a tier is passed over, so that the name counts. */
async function expectPassedOver(shop: CaseShop, tier: Record<string, unknown>): Promise<void> {
  const { items } = await shop.figures(MAIN_CARD, [{ ...BY_NAME, specifications: { quantity_pricing: [tier] } }]);
  expect(items[0]?.discountPercent).toBe(BY_NAME_SHARE);
}

type Shipped = 'shippingMainCheckout' | 'shippingAlternateCheckout' | 'shippingCardPage' | 'shippingOldCardPage';
const shipping =
  (way: Way): Proof<Shipped> =>
  async (shop, { input, expected }) => {
    const found = await shop.figures(way, input.items);
    expectMoney(found.shipping, expected, 'shipping');
  };

const PAGES = { main: MAIN_CARD, alternate: ALTERNATE_CARD, card: CARD_PAGE };

/** For each rule how a worked case is shown by calls alone. */
export const PROOFS: Proofs = {
  async discountFraction(shop, { input, expected }) {
    const { name, quantity, specifications, basePrice: price = '10.00' } = input;
    const { items } = await shop.figures(MAIN_CARD, [{ name, quantity, specifications, price }]);
    expect(items[0]?.discountPercent).toBe(Number(expected.fraction));
  },
  async parseRange(shop, { input, expected }) {
    const tier = { range: input.text };
    if (expected === null) return expectPassedOver(shop, { ...tier, discount: '10% OFF' });
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
    if (expected === null) return expectPassedOver(shop, tier);
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
    const token = await shop.buyerWorth(input.growthValue * 100);
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
    const token = await shop.buyerWorth(centsIn(input.totalSpent));
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
    const way = PAGES[input.page];
    const lines = input.lines.map((line) => ({ ...lineOf(line), weight: line.weight }));
    const found = await shop.figures(way, lines, input.level);
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
    const basket = await shop.basketOf(token, [{ quantity: 1, price }]);
    const body = ALTERNATE_CARD.body(basket);
    expect(at(body, 'amount')).toBe(expected);
    await pay(shop.api, ALTERNATE_CARD, basket, body);
  },
};

/** Rules of which no call tells anything. */
export const UNSEEN_RULES: Partial<Record<PricingRule, string>> = {
  membershipProgress: 'the bar of the membership page is reckoned by the shop',
  shippingCartEstimate: 'the cart page’s estimate is in no call',
  paymentConfirmationTotal: 'the confirmation page’s own sum is in no call',
  convert: 'all calls are in US dollars',
  priceAlertBounds: 'price alerts make no call',
  priceAlertCheck: 'price alerts make no call',
  recommend: 'the shop chooses recommendations itself',
  regionOf: 'nobody chooses a product’s id by a call',
};

const TOO_CHEAP = 'no order is as cheap as that: there is always shipping';

/** Why a case of a rule that is proved cannot be shown; null when it can. */
export function unseen(one: PricingCase<PricingRule>): string | null {
  const { fn, input } = one as { fn: PricingRule; input: Record<string, unknown> }; // of any rule
  if (input['surface'] === 'home') return 'the home page’s own reading of the tiers is in no call';
  if (Array.isArray(input['items']) && input['items'].length === 0) return 'nobody orders an empty cart';
  if (fn === 'membershipLevel' && input['growthValue'] === 1) return TOO_CHEAP;
  if (fn === 'growthFromSpent' && input['totalSpent'] === '0.99') return TOO_CHEAP;
  if (fn === 'securePageSplit' && centsIn(String(input['total'])) < LIGHT_PARCEL) return TOO_CHEAP;
  if (fn === 'amountInCents' && centsIn(String(input['amount'])) < LIGHT_PARCEL) return TOO_CHEAP;
  return null;
}
