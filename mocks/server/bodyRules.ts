import { readCents } from '../rules/money';
import type { OperationId } from './handlerTypes';
import type { Finding } from './violation';

interface Figures {
  /** Paths of the amounts, in USD. */
  amounts: string[];
  /** Path of the ordered lines. */
  items?: string;
}

const SUMMARY = 'orderData.orderSummary';

/** Where the calls around an order have amounts. */
const FIGURES: Partial<Record<OperationId, Figures>> = {
  createOrder: { amounts: ['total', 'subtotal', 'shippingCost'], items: 'items' },
  payByCard: {
    amounts: ['amount', ...['subtotal', 'shipping', 'membershipDiscount', 'total'].map((name) => `${SUMMARY}.${name}`)],
    items: `${SUMMARY}.items`,
  },
  createSquareOrder: { amounts: ['amount', 'subtotal', 'shipping', 'total'], items: 'items' },
  payWithSquare: { amounts: [], items: 'cartItems' },
  createPaypalOrder: { amounts: ['total'] },
  createPaypalPayment: { amounts: ['amount'], items: 'cartItems' },
};

/** What a way to pay cannot do without (createOrder). */
const NEEDED: Record<string, string> = { card: 'paymentNonce', paypal: 'paypalOrderId' };

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], body);

function amountPaths(body: unknown, { amounts, items }: Figures): string[] {
  const lines = items === undefined ? [] : at(body, items);
  const prices = (Array.isArray(lines) ? lines : []).flatMap((_, index) =>
    ['price', 'originalPrice'].map((name) => `${items}.${index}.${name}`),
  );
  return [...amounts, ...prices];
}

function isTooFine(amount: unknown): boolean {
  return typeof amount === 'number' && readCents(String(amount)) === null;
}

/** What the contract asks of a body in words, which its schema cannot say: it is 400 all the same (tag `orders`). */
export function beyondSchema(operation: OperationId, body: unknown): Finding[] {
  const figures = FIGURES[operation];
  const found = figures
    ? amountPaths(body, figures)
        .filter((path) => isTooFine(at(body, path)))
        .map((path) => ({ pointer: `/body/${path.replaceAll('.', '/')}`, message: 'has more than two decimals' }))
    : [];
  const needed = operation === 'createOrder' ? NEEDED[String(at(body, 'paymentMethod'))] : undefined;
  if (needed === undefined || at(body, needed) !== undefined) return found;
  return [...found, { pointer: `/body/${needed}`, message: 'is required' }];
}
