import type { Product } from '@/api/types';
import type { Examinee } from '../examinee/examinee';
import { fill, type Basket } from '../exam/baskets';
import { firstChoice, regionOf } from '../exam/choices';
import { createExam, type Exam } from '../exam/exam';
import { shareOf } from '../exam/fractions';
import { LEVEL_PERCENT, type Goods } from '../exam/reckoning';
import { askFor, pay } from '../exam/purchases';
import { OLD_CARD_PAGE, type Way } from '../exam/ways';
import { changed } from '@tests/support/bodyPaths';
import { raised } from '../exam/cents';

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
export async function createCaseShop(examinee: Examinee) {
  const exam: Exam = createExam(examinee);
  const change = exam.need(examinee.changeProduct, 'way to change a product');
  const [first, ...others] = (await exam.products()).filter((one) => one.stockStatus !== 'out_of_stock');
  const stock = [first, ...others].filter((one) => one && first && regionOf(one) === regionOf(first)).slice(0, LINES);
  const ids = stock.flatMap((one) => (one ? [one.id] : []));
  const levels = new Map<number, Promise<string>>();

  async function productOf(line: CaseLine, index: number): Promise<Goods> {
    const id = exam.need(ids[index], `product number ${index + 1}`);
    const price = line.price ?? '10.00';
    await change(id, {
      name: line.name ?? 'Exam Product',
      wholesalePrice: price,
      price,
      weight: line.weight === undefined || line.weight === null ? null : Number(line.weight),
      // the case may give text, or nothing
      specifications: (line.specifications ?? {}) as Product['specifications'],
    });
    const { body: product } = await exam.ok('getProduct', { path: { slugOrId: id } });
    return { product, quantity: line.quantity, chosen: withOption(product, line.option) };
  }

  async function basketOf(token: string, lines: readonly CaseLine[]): Promise<Basket> {
    const goods: Goods[] = [];
    for (const [index, line] of lines.entries()) goods.push(await productOf(line, index));
    return fill(exam, token, goods);
  }

  /** A new buyer who has spent just so many US cents: nothing, or at least the old card page's shipping. */
  async function buyerWorth(cents: number): Promise<string> {
    const { token } = await exam.newBuyer();
    if (cents === 0) return token;
    const price = moneyText(grossOf(cents - OLD_SHIPPING));
    await pay(exam, OLD_CARD_PAGE, await basketOf(token, [{ quantity: 1, price }]));
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
    const { status, body, text } = await askFor(exam, way, basket, wrong);
    const { figures: found } = body as { figures?: CaseFigures }; // `ask` has held it against the contract
    if (status !== 409 || !found) throw new Error(`no figures, but ${status} ${text}`);
    return found;
  }

  return { exam, basketOf, buyerWorth, buyerAt, figures };
}

export type CaseShop = Awaited<ReturnType<typeof createCaseShop>>;
