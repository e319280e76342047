import type { ApiProduct as Product } from '@/api/types';
import { firstChoice, offeredBy, regionOf, specificationsOf } from './choices';
import { centsIn } from './cents';
import type { Order, SuccessOf } from './contract';
import type { TestApi } from './testApi';
import { centsOf, type Cents, type Goods, type ShippingRule } from './reckoning';
import { someProduct } from './goods';

type User = SuccessOf<'getCurrentUser'>;

/** A buyer and what lies in his cart. */
export interface Basket {
  token: string;
  goods: Goods[];
  /** The buyer's level now. */
  level: number;
}

/** Puts just these goods into a buyer's cart. */
export async function fill(api: TestApi, token: string, goods: Goods[]): Promise<Basket> {
  await api.ok('clearCart', { token });
  for (const { product, quantity, chosen } of goods)
    await api.ok('addCartLine', { token, body: { productId: product.id, quantity, selectedOptions: chosen } });
  const { currentLevel } = (await api.ok('getMembership', { token })).body;
  return { token, goods, level: currentLevel.level };
}

/** So many pieces of a product's first choice. */
export const goodsOf = (product: Product, quantity: number): Goods => ({
  product,
  chosen: firstChoice(product),
  quantity,
});

/** The products of a basket, of which there is at least one. */
export const productsOf = ({ goods }: Basket) => goods.map(({ product }) => product) as [Product, ...Product[]];

/** A cart of 12 pieces of one product. */
export async function oneProduct(api: TestApi, token?: string): Promise<Basket> {
  return fill(api, token ?? (await api.first()), [goodsOf(await someProduct(api), 12)]);
}

/** Two different products of one region. */
export async function pair(api: TestApi): Promise<[Product, Product]> {
  const first = await someProduct(api);
  const second = await someProduct(
    api,
    'second product of one region',
    (product) => product.id !== first.id && regionOf(product) === regionOf(first),
  );
  return [first, second];
}

/** A cart of two lines, 12 and 5 pieces. */
export async function twoProducts(api: TestApi, token?: string): Promise<Basket> {
  const [first, second] = await pair(api);
  return fill(api, token ?? (await api.first()), [goodsOf(first, 12), goodsOf(second, 5)]);
}

/** What makes two products be priced by different rules. */
const KINDS: ((product: Product) => boolean)[] = [
  (product) => Array.isArray(specificationsOf(product)['quantity_pricing']),
  (product) => !Array.isArray(specificationsOf(product)['quantity_pricing']) && offeredBy(product).colors.length > 0,
  (product) => offeredBy(product).models.length > 0,
  (product) => offeredBy(product).hasAnc,
  (product) => !product.weight,
  (product) => (product.weight ?? 0) > 1,
];

/** A cart of one product of each kind that the region sells, every line with other pieces. */
export async function manyKinds(api: TestApi, token?: string): Promise<Basket> {
  const first = await someProduct(api);
  const sold = (await api.products()).filter(
    (product) => product.stockStatus !== 'out_of_stock' && regionOf(product) === regionOf(first),
  );
  const found = [first, ...KINDS.flatMap((isSuch) => sold.find(isSuch) ?? [])];
  const chosen = new Map(found.map((product) => [product.id, product]));
  const goods = [...chosen.values()].map((product, index) => goodsOf(product, [30, 12, 2, 7, 105, 1, 60][index] ?? 3));
  return fill(api, token ?? (await api.first()), goods);
}

export const figuresOf = ({ goods, level }: Basket, rule: ShippingRule): Cents => centsOf(goods, level, rule);

/** What a buyer owns that an order may change. */
export interface Standing {
  user: User;
  /** Newest first. */
  orders: Order[];
  /** As it came. */
  cart: string;
  spent: number;
}

export async function standingOf(api: TestApi, token: string): Promise<Standing> {
  const { body: user } = await api.ok('getCurrentUser', { token });
  const { body: orders } = await api.ok('listOrders', { token });
  const { text: cart } = await api.ok('getCart', { token });
  return { user, orders, cart, spent: centsIn(user.totalSpent) };
}

/** The orders that a buyer has now and did not have then. */
export async function newOrders(api: TestApi, token: string, then: Standing): Promise<Order[]> {
  const known = new Set(then.orders.map(({ id }) => id));
  return (await api.ok('listOrders', { token })).body.filter(({ id }) => !known.has(id));
}
