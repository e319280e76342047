import { priceOptionOf } from '@/domain/order/cartLine';
import { pricedLine } from '@/domain/order/pricedLine';
import type { Fraction } from '@/domain/money';
import { orderTotals as appTotals, type TotalsPage } from '@/domain/order/orderTotals';
import { discountFraction as appDiscount } from '@/domain/product/quantityDiscount';
import { cartAmounts as appAmounts } from '@/domain/order/orderTotals';
import { readProduct } from '@/domain/product/readProduct';
import { cartAmounts as serverAmounts, priceLine, type PricedLine } from '@mocks/rules/cart';
import type { Ratio } from '@mocks/rules/money';
import { orderTotals as serverTotals } from '@mocks/rules/orders';
import { shippingCartEstimate } from '@mocks/rules/shipping';
import { discountFraction as serverDiscount } from '@mocks/rules/tiers';
import type { Line } from './products';

/** `src/domain` (what the app shows) and `mocks/rules` (what the server charges) behind one interface. */

/** US cents, and the discount as an exact fraction in lowest terms: `1/20`. */
interface LineFigures {
  base: number;
  fraction: string;
  unitPrice: number;
  lineTotal: number;
}

/** US cents. */
interface CartFigures {
  lines: { unitPrice: number; lineTotal: number }[];
  subtotal: number;
  membershipDiscount: number;
  net: number;
  shipping: Record<TotalsPage, number>;
  totals: Record<TotalsPage, number>;
}

export interface Side {
  /** Null for a product without any price. */
  line(line: Line): LineFigures | null;
  /** Source and size of the discount on a card or product page; `base` in US cents. */
  discount(line: Line, base: number | null, surface: 'product' | 'home'): { fraction: string; source: string };
  /** Every line has a price. `level` 1 to 7. */
  cart(lines: readonly Line[], level: number): CartFigures;
}

const PAGES = ['cart', 'main', 'alternate', 'card', 'old'] as const satisfies TotalsPage[];

function lowestTerms(num: bigint, den: bigint): string {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${num / a}/${den / a}`;
}

const ofApp = ({ amount, scale, of = 1 }: Fraction) => lowestTerms(BigInt(amount), 10n ** BigInt(scale) * BigInt(of));
const ofServer = ({ num, den }: Ratio) => lowestTerms(num, den);

function each<Value>(figure: (page: TotalsPage) => Value): Record<TotalsPage, Value> {
  const values = PAGES.map((page) => [page, figure(page)]);
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(values) as Record<TotalsPage, Value>;
}

function appLine({ product, choice, quantity }: Line) {
  // Both field names, as in the server's cart lines (D-103).
  const option = priceOptionOf({
    selectedOptions: choice,
    selectedModel: choice.model,
    selectedAncOption: choice.ancOption,
  });
  return pricedLine(readProduct(product), option, quantity);
}

const priced = <Found>(found: Found | null): Found => {
  if (found === null) throw new Error('a cart line without a price');
  return found;
};

export const app: Side = {
  line(line) {
    const found = appLine(line);
    if (found === null) return null;
    const { base, fraction, unitPrice, lineTotal } = found;
    return { base, fraction: ofApp(fraction), unitPrice, lineTotal };
  },
  discount({ product, quantity }, base, surface) {
    const { fraction, source } = appDiscount({ product: readProduct(product), quantity, base, surface });
    return { fraction: ofApp(fraction), source };
  },
  cart(lines, level) {
    const figures = lines.map((line) => priced(appLine(line)));
    const { lines: amounts, subtotal, membershipDiscount, net } = appAmounts(figures, level);
    const page = (name: TotalsPage) => appTotals(name, figures, level);
    return {
      lines: amounts.map(({ unitPrice, lineTotal }) => ({ unitPrice, lineTotal })),
      subtotal,
      membershipDiscount,
      net,
      shipping: each((name) => page(name).shipping),
      totals: each((name) => page(name).total),
    };
  },
};

function serverLine({ product, choice, quantity }: Line): PricedLine | null {
  try {
    return priceLine(product, choice, quantity);
  } catch (error) {
    if (error instanceof RangeError && error.message.endsWith('has no price.')) return null;
    throw error;
  }
}

export const server: Side = {
  line(line) {
    const found = serverLine(line);
    if (found === null) return null;
    const [amounts] = serverAmounts([found]).lines;
    return { base: found.baseCents, fraction: ofServer(found.fraction), ...priced(amounts ?? null) };
  },
  discount({ product: { name, specifications }, quantity }, baseCents, surface) {
    const { fraction, source } = serverDiscount({ name, specifications, quantity, baseCents, surface });
    return { fraction: ofServer(fraction), source };
  },
  cart(lines, level) {
    const goods = lines.map((line) => priced(serverLine(line)));
    const amounts = serverAmounts(goods, level);
    const estimate = shippingCartEstimate(goods);
    const page = (name: Exclude<TotalsPage, 'cart'>) => serverTotals(name, goods, level);
    return {
      ...amounts,
      // The server does not charge the cart page's estimate.
      shipping: each((name) => (name === 'cart' ? estimate : page(name).shipping)),
      totals: each((name) => (name === 'cart' ? amounts.net + estimate : page(name).total)),
    };
  },
};
