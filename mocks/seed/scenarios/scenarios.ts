import type { Seed } from '../../db/tables';
import { generateBuyers } from '../generate/buyers';
import { generateOrders } from '../generate/orders';
import { generateProducts } from '../generate/products';
import { seed } from '../seed';
import { otherCategories } from './otherCategories';

/** A named set of data that a server can start with. */
export interface Scenario {
  /** One sentence for lists to choose from. */
  description: string;
  /** Returns the scenario's data. The same number always gives the same data. */
  seed: (seedNumber: number) => Seed;
}

const BIG = { products: 10_000, orders: 10_000, buyers: 400 };
/** The generated rows' first ids, which do not overlap with the default shop's. */
const FIRST_ID = { product: 10_001, order: 2_001, buyer: 2_001 };

/** The default shop plus generated products, buyers and orders. */
function bigCatalogue(seedNumber: number): Seed {
  const products = [
    ...seed.products,
    ...generateProducts(seedNumber, BIG.products - seed.products.length, FIRST_ID.product),
  ];
  const { buyers, addresses } = generateBuyers(seedNumber, BIG.buyers, FIRST_ID.buyer);
  const lookup = { products: new Map(products.map((product) => [product.id, product])), buyers, addresses };
  const orders = generateOrders(seedNumber, BIG.orders - seed.orders.length, FIRST_ID.order, lookup);
  return {
    ...seed,
    products,
    buyers: [...seed.buyers, ...buyers],
    addresses: [...seed.addresses, ...addresses],
    orders: [...seed.orders, ...orders],
  };
}

/** The default shop, where one buyer has ten thousand orders. */
function manyOrders(seedNumber: number): Seed {
  const buyers = seed.buyers.map((buyer) => ({ ...buyer }));
  const lookup = {
    products: new Map(seed.products.map((product) => [product.id, product])),
    buyers: buyers.filter(({ email }) => email === 'elite@example.com'),
    addresses: seed.addresses,
  };
  return {
    ...seed,
    buyers,
    orders: [...seed.orders, ...generateOrders(seedNumber, BIG.orders, FIRST_ID.order, lookup)],
  };
}

export const SCENARIOS = {
  default: {
    description: 'A catalogue in six categories, and a buyer of each level.',
    seed: () => seed,
  },
  'empty-shop': {
    description: 'Categories and accounts, but no products, carts or orders.',
    seed: () => ({ ...seed, products: [], featured: [], carts: [], orders: [] }),
  },
  'other-categories': {
    description: 'The default products in seven other categories, one of them empty, and a brand of its own.',
    seed: otherCategories,
  },
  'big-catalogue': {
    description: 'Ten thousand products of every kind, and as many orders of four hundred buyers.',
    seed: bigCatalogue,
  },
  'many-orders': {
    description: 'The default shop, where the V7 buyer has ten thousand orders.',
    seed: manyOrders,
  },
} satisfies Record<string, Scenario>;

/** @throws RangeError for an unknown scenario */
export function seedOf(scenario: string, seedNumber: number): Seed {
  const known: Record<string, Scenario> = SCENARIOS;
  const found = Object.hasOwn(known, scenario) ? known[scenario] : undefined;
  if (!found) throw new RangeError(`There is no scenario ${scenario}.`);
  return found.seed(seedNumber);
}
