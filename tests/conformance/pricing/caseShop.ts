import type { ApiProduct as Product } from '@/api/types';
import type { Target } from '../target/target';
import { fill, type Basket } from '../suite/baskets';
import { firstChoice, regionOf } from '../suite/choices';
import { createTestApi, type TestApi } from '../suite/testApi';
import { shareOf } from '../suite/fractions';
import { LEVEL_PERCENT, type Goods } from '../suite/reckoning';
import { askFor, pay } from '../suite/purchases';
import { OLD_CARD_PAGE, type Way } from '../suite/ways';
import { changed } from '@tests/support/bodyPaths';
import { raised } from '../suite/cents';

/** One line of a worked case: what its product is like, and how many pieces of which choice are wanted. */
export interface CaseLine {
  quantity: number;
  name?: string;
  /** USD; 10.00 when absent. */
  price?: string;
  /** Kilograms. */
  weight?: string | null;
  specifications?: unknown;
  /** The chosen model or version; the first choice when absent. */
  option?: string | null;
}

/** The contract's Figures, as far as worked cases tell of them. */
export interface CaseFigures {
  items: { originalPrice: number; discountPercent: number; price: number; lineTotal: number }[];
  gross: number;
  membershipDiscount: number;
  subtotal: number;
  shipping: number;
  total: number;
}

/** Growth, in whole dollars, at which each level begins. */
const THRESHOLDS = [0, 1_000, 5_000, 15_000, 45_000, 120_000, 360_000];
/** US cents that the old card page adds to whatever is bought. */
const OLD_SHIPPING = 10_00;
/** US cents that the alternate checkout adds to a light parcel. */
export const LIGHT_PARCEL = 10_30;

const LINES = 3;

export const moneyText = (cents: number) => (cents / 100).toFixed(2);

/** The price in US cents of which a V1 buyer pays just so much, without shipping. */
export function grossOf(net: number): number {
  const discountOf = (gross: number) => Math.floor((gross * (LEVEL_PERCENT[1] ?? 0) + 50) / 100);
  let gross = net;
  while (gross - discountOf(gross) < net) gross += Math.max(1, Math.floor((net - gross + discountOf(gross)) / 2));
  if (gross - discountOf(gross) !== net) throw new Error(`no price leaves ${net} cents to pay`);
  return gross;
}

/** Own tiers that take a share off any number of pieces. */
export function tiersOf(fraction: string): Record<string, unknown> {
  const share = shareOf(fraction);
  if (!share) throw new Error(`${fraction} is no fraction`);
  const percent = (Number(share.part) * 100) / Number(share.of);
  return { quantity_pricing: [{ min_qty: 1, discount: `${Number(percent.toFixed(4))}% OFF` }] };
}

const withOption = (product: Product, option: string | null | undefined): Goods['chosen'] => {
  const chosen = firstChoice(product);
  if (option === undefined || option === null) return chosen;
  return { ...chosen, ancOption: option, ...(chosen.model !== null && { model: option }) };
};

/** A shop whose products are made into those of the worked cases, and its buyers. */
export async function createCaseShop(target: Target) {
  const api: TestApi = createTestApi(target);
  const change = api.need(target.changeProduct, 'way to change a product');
  const [first, ...others] = (await api.products()).filter((one) => one.stockStatus !== 'out_of_stock');
  const stock = [first, ...others].filter((one) => one && first && regionOf(one) === regionOf(first)).slice(0, LINES);
  const ids = stock.flatMap((one) => (one ? [one.id] : []));
  const levels = new Map<number, Promise<string>>();

  async function productOf(line: CaseLine, index: number): Promise<Goods> {
    const id = api.need(ids[index], `product number ${index + 1}`);
    const price = line.price ?? '10.00';
    await change(id, {
      name: line.name ?? 'Suite Product',
      wholesalePrice: price,
      price,
      weight: line.weight === undefined || line.weight === null ? null : Number(line.weight),
      // the case may give text, or nothing
      specifications: (line.specifications ?? {}) as Product['specifications'],
    });
    const { body: product } = await api.ok('getProduct', { path: { slugOrId: id } });
    return { product, quantity: line.quantity, chosen: withOption(product, line.option) };
  }

  async function basketOf(token: string, lines: readonly CaseLine[]): Promise<Basket> {
    const goods: Goods[] = [];
    for (const [index, line] of lines.entries()) goods.push(await productOf(line, index));
    return fill(api, token, goods);
  }

  /** A new buyer who has spent just so many US cents: nothing, or at least the old card page's shipping. */
  async function buyerWorth(cents: number): Promise<string> {
    const { token } = await api.newBuyer();
    if (cents === 0) return token;
    const price = moneyText(grossOf(cents - OLD_SHIPPING));
    await pay(api, OLD_CARD_PAGE, await basketOf(token, [{ quantity: 1, price }]));
    return token;
  }

  /** A buyer of a level. */
  function buyerAt(level: number): Promise<string> {
    const known = levels.get(level) ?? buyerWorth((THRESHOLDS[level - 1] ?? 0) * 100);
    levels.set(level, known);
    return known;
  }

  /** What the server answers to a total that is wrong. */
  async function figures(way: Way, lines: readonly CaseLine[], level = 1): Promise<CaseFigures> {
    const basket = await basketOf(await buyerAt(level), lines);
    const wrong = changed(way.body(basket), way.figures[0] ?? '', raised);
    const { status, body, text } = await askFor(api, way, basket, wrong);
    const { figures: found } = body as { figures?: CaseFigures }; // `ask` has held it against the contract
    if (status !== 409 || !found) throw new Error(`no figures, but ${status} ${text}`);
    return found;
  }

  return { api, basketOf, buyerWorth, buyerAt, figures };
}

export type CaseShop = Awaited<ReturnType<typeof createCaseShop>>;
