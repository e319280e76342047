import type { ApiProduct as Product } from '@/api/types';
import type { Target } from '../target/target';
import { fillCart, type TestCart } from '../support/carts';
import { newProduct } from '../support/backOffice';
import { firstOptions } from '../support/productOptions';
import { createTestApi, type TestApi } from '../support/testApi';
import { parseFraction, oneDollarMore } from '../support/money';
import { LEVEL_PERCENT, type TestLine } from '../support/expectedTotals';
import { postOrder, pay } from '../support/orders';
import { OLD_CARD_PAGE, type Checkout } from '../support/checkouts';
import { changed } from '@tests/support/bodyPaths';

/** One line of a worked case. */
export interface CaseLine {
  quantity: number;
  name?: string;
  /** USD; 10.00 when absent. */
  price?: string;
  /** Kilograms. */
  weight?: string | null;
  specifications?: unknown;
  /** The chosen model or ANC version; the first one when absent. */
  option?: string | null;
}

/** The part of the contract's Figures that worked cases cover. */
export interface CaseFigures {
  items: { originalPrice: number; discountPercent: number; price: number; lineTotal: number }[];
  gross: number;
  membershipDiscount: number;
  subtotal: number;
  shipping: number;
  total: number;
}

/** The growth value, in whole dollars, at which each level begins. */
const THRESHOLDS = [0, 1_000, 5_000, 15_000, 45_000, 120_000, 360_000];
/** US cents: shipping on the old card page. */
const OLD_SHIPPING = 10_00;
/** US cents: shipping of a light parcel in the alternate checkout. */
export const LIGHT_PARCEL = 10_30;

const LINES = 3;

export const moneyText = (cents: number) => (cents / 100).toFixed(2);

/** The price in US cents for which a V1 buyer pays exactly this net amount. */
export function grossOf(net: number): number {
  const discountOf = (gross: number) => Math.floor((gross * (LEVEL_PERCENT[1] ?? 0) + 50) / 100);
  let gross = net;
  while (gross - discountOf(gross) < net) gross += Math.max(1, Math.floor((net - gross + discountOf(gross)) / 2));
  if (gross - discountOf(gross) !== net) throw new Error(`no price leaves ${net} cents to pay`);
  return gross;
}

/** Specifications with one tier that gives this discount from the first piece. */
export function tiersOf(fraction: string): Record<string, unknown> {
  const share = parseFraction(fraction);
  if (!share) throw new Error(`${fraction} is no fraction`);
  const percent = (Number(share.part) * 100) / Number(share.of);
  return { quantity_pricing: [{ min_qty: 1, discount: `${Number(percent.toFixed(4))}% OFF` }] };
}

const withOption = (product: Product, option: string | null | undefined): TestLine['options'] => {
  const chosen = firstOptions(product);
  if (option === undefined || option === null) return chosen;
  return { ...chosen, ancOption: option, ...(chosen.model !== null && { model: option }) };
};

/** Makes products and turns them into those of the worked cases, and creates buyers for them. `api.cleanUp` deletes the products. */
export async function createCaseShop(target: Target) {
  const api: TestApi = createTestApi(target);
  const change = api.requires(target.changeProduct, 'way to change a product');
  const ids: number[] = [];
  while (ids.length < LINES) ids.push((await newProduct(api)).id);
  const levels = new Map<number, Promise<string>>();

  async function productOf(line: CaseLine, index: number): Promise<TestLine> {
    const id = api.requires(ids[index], `product number ${index + 1}`);
    const price = line.price ?? '10.00';
    await change(id, {
      name: line.name ?? 'Test Product',
      wholesalePrice: price,
      price,
      weight: line.weight === undefined || line.weight === null ? null : Number(line.weight),
      // a case may have text or nothing here
      specifications: (line.specifications ?? {}) as Product['specifications'],
    });
    const { body: product } = await api.ok('getProduct', { path: { slugOrId: id } });
    return { product, quantity: line.quantity, options: withOption(product, line.option) };
  }

  async function cartOf(token: string, caseLines: readonly CaseLine[]): Promise<TestCart> {
    const lines: TestLine[] = [];
    for (const [index, line] of caseLines.entries()) lines.push(await productOf(line, index));
    return fillCart(api, token, lines);
  }

  /** A new buyer who has spent exactly this many US cents: none, or at least the old card page's shipping. */
  async function buyerWhoSpent(cents: number): Promise<string> {
    const { token } = await api.newBuyer();
    if (cents === 0) return token;
    const price = moneyText(grossOf(cents - OLD_SHIPPING));
    await pay(api, OLD_CARD_PAGE, await cartOf(token, [{ quantity: 1, price }]));
    return token;
  }

  function buyerAt(level: number): Promise<string> {
    const known = levels.get(level) ?? buyerWhoSpent((THRESHOLDS[level - 1] ?? 0) * 100);
    levels.set(level, known);
    return known;
  }

  /** The figures that the server returns for a wrong total. */
  async function figures(checkout: Checkout, lines: readonly CaseLine[], level = 1): Promise<CaseFigures> {
    const cart = await cartOf(await buyerAt(level), lines);
    const wrong = changed(checkout.body(cart), checkout.figures[0] ?? '', oneDollarMore);
    const { status, body, text } = await postOrder(api, checkout, cart, wrong);
    const { figures: found } = body as { figures?: CaseFigures }; // validated by `call`
    if (status !== 409 || !found) throw new Error(`no figures, but ${status} ${text}`);
    return found;
  }

  return { api, cartOf, buyerWhoSpent, buyerAt, figures };
}

export type CaseShop = Awaited<ReturnType<typeof createCaseShop>>;
