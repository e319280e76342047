import { generateBuyers } from '../generate/buyers';
import { generateOrders } from '../generate/orders';
import { generateProducts } from '../generate/products';
import { seed, type Seed } from '../seed';

const PRODUCTS = 10_000;
const ORDERS = 10_000;
const BUYERS = 400;
/** Clear of the first catalogue's ids. */
const FIRST_PRODUCT = 10_001;
const FIRST_ORDER = 2_001;
const FIRST_BUYER = 2_001;

/** The first shop with its own ids, then generated products, buyers and orders: ten thousand products and orders. */
export function bigCatalogueSeed(seedNumber: number): Seed {
  const products = [...seed.products, ...generateProducts(seedNumber, PRODUCTS - seed.products.length, FIRST_PRODUCT)];
  const { buyers, addresses } = generateBuyers(seedNumber, BUYERS, FIRST_BUYER);
  const world = { products: new Map(products.map((product) => [product.id, product])), buyers, addresses };
  const orders = generateOrders(seedNumber, ORDERS - seed.orders.length, FIRST_ORDER, world);
  return {
    ...seed,
    products,
    buyers: [...seed.buyers, ...buyers],
    addresses: [...seed.addresses, ...addresses],
    orders: [...seed.orders, ...orders],
  };
}
