import type { ApiProduct as Product } from '@/api/types';
import { firstOptions, offeredOptions, regionOf, specificationsOf } from './productOptions';
import type { TestApi } from './testApi';
import { centsIn } from './money';
import type { Order, SuccessBody } from './contract';
import { totalsOf, type Totals, type TestLine, type ShippingRule } from './expectedTotals';

/** An AddCartLineRequest with the product's first options. */
export const addLineBody = (product: Product, quantity = 1) => ({
  productId: product.id,
  quantity,
  selectedOptions: firstOptions(product),
});

/** Reads a product again; undefined when it is gone or no longer matches. */
async function currentIfMatching(
  api: TestApi,
  id: number,
  fits: (product: Product) => boolean,
): Promise<Product | undefined> {
  const { status, body } = await api.call('getProduct', { path: { slugOrId: id } });
  // `call` has validated a success as Product
  return status === 200 && fits(body as Product) ? (body as Product) : undefined;
}

/** The first product in stock that matches; without one the check is skipped. */
export async function findProduct(
  api: TestApi,
  what = 'product in stock',
  fits: (product: Product) => boolean = () => true,
): Promise<Product> {
  const isWanted = (product: Product) => product.stockStatus !== 'out_of_stock' && fits(product);
  const known = (await api.knownProducts()).find(isWanted);
  const found = known && (await currentIfMatching(api, known.id, isWanted));
  return api.requires(found ?? (await api.products()).find(isWanted), what);
}

/** Replaces a buyer's cart with one line of 2 pieces; returns the line. */
export async function cartWithOneLine(api: TestApi, token: string, product?: Product) {
  await api.ok('clearCart', { token });
  const added = product ?? (await findProduct(api));
  return (await api.ok('addCartLine', { token, body: addLineBody(added, 2) })).body;
}

type User = SuccessBody<'getCurrentUser'>;

/** A buyer's cart. */
export interface TestCart {
  token: string;
  lines: TestLine[];
  /** The buyer's membership level. */
  level: number;
}

/** Replaces a buyer's cart with these lines. */
export async function fillCart(api: TestApi, token: string, lines: TestLine[]): Promise<TestCart> {
  await api.ok('clearCart', { token });
  for (const { product, quantity, options: chosen } of lines)
    await api.ok('addCartLine', { token, body: { productId: product.id, quantity, selectedOptions: chosen } });
  const { currentLevel } = (await api.ok('getMembership', { token })).body;
  return { token, lines, level: currentLevel.level };
}

/** A line with the product's first options. */
export const lineOf = (product: Product, quantity: number): TestLine => ({
  product,
  options: firstOptions(product),
  quantity,
});

/** The products of a cart, at least one. */
export const productsOf = ({ lines }: TestCart) => lines.map(({ product }) => product) as [Product, ...Product[]];

/** A cart of 12 pieces of one product. */
export async function cartOfOneProduct(api: TestApi, token?: string): Promise<TestCart> {
  return fillCart(api, token ?? (await api.buyerToken()), [lineOf(await findProduct(api), 12)]);
}

/** Two different products of one region. */
export async function twoProductsOfOneRegion(api: TestApi): Promise<[Product, Product]> {
  const first = await findProduct(api);
  const second = await findProduct(
    api,
    'second product of one region',
    (product) => product.id !== first.id && regionOf(product) === regionOf(first),
  );
  return [first, second];
}

/** A cart of two lines, 12 and 5 pieces. */
export async function cartOfTwoProducts(api: TestApi, token?: string): Promise<TestCart> {
  const [first, second] = await twoProductsOfOneRegion(api);
  return fillCart(api, token ?? (await api.buyerToken()), [lineOf(first, 12), lineOf(second, 5)]);
}

/** Kinds of products that different pricing rules apply to. */
const KINDS: ((product: Product) => boolean)[] = [
  (product) => Array.isArray(specificationsOf(product)['quantity_pricing']),
  (product) =>
    !Array.isArray(specificationsOf(product)['quantity_pricing']) && offeredOptions(product).colors.length > 0,
  (product) => offeredOptions(product).models.length > 0,
  (product) => offeredOptions(product).hasAnc,
  (product) => !product.weight,
  (product) => (product.weight ?? 0) > 1,
];

/** A cart with one product of each kind that the region sells, each with another quantity. */
export async function cartOfManyKinds(api: TestApi, token?: string): Promise<TestCart> {
  const first = await findProduct(api);
  const sold = (await api.products()).filter(
    (product) => product.stockStatus !== 'out_of_stock' && regionOf(product) === regionOf(first),
  );
  const found = [first, ...KINDS.flatMap((isSuch) => sold.find(isSuch) ?? [])];
  const chosen = new Map(found.map((product) => [product.id, product]));
  const lines = [...chosen.values()].map((product, index) => lineOf(product, [30, 12, 2, 7, 105, 1, 60][index] ?? 3));
  return fillCart(api, token ?? (await api.buyerToken()), lines);
}

export const expectedTotals = ({ lines, level }: TestCart, rule: ShippingRule): Totals => totalsOf(lines, level, rule);

/** What an order may change for its buyer. */
export interface AccountState {
  user: User;
  /** Newest first. */
  orders: Order[];
  /** The response text. */
  cart: string;
  spent: number;
}

export async function accountState(api: TestApi, token: string): Promise<AccountState> {
  const { body: user } = await api.ok('getCurrentUser', { token });
  const { body: orders } = await api.ok('listOrders', { token });
  const { text: cart } = await api.ok('getCart', { token });
  return { user, orders, cart, spent: centsIn(user.totalSpent) };
}

/** The orders placed since an earlier state. */
export async function ordersSince(api: TestApi, token: string, then: AccountState): Promise<Order[]> {
  const known = new Set(then.orders.map(({ id }) => id));
  return (await api.ok('listOrders', { token })).body.filter(({ id }) => !known.has(id));
}
