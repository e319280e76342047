import type { Seed } from '../../db/tables';
import { generateBuyers } from '../generate/buyers';
import { generateOrders } from '../generate/orders';
import { generateProduct, generateProducts } from '../generate/products';
import type { Random } from '../generate/random';
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

/** Items that are made when they are first read, and kept for several readers. */
function keepItems<Item>(make: () => Iterable<Item>): () => Iterable<Item> {
  const items: Item[] = [];
  let maker: Iterator<Item> | null = null;
  return function* () {
    maker ??= make()[Symbol.iterator]();
    for (let index = 0; ; index += 1) {
      if (index === items.length) {
        const next = maker.next();
        if (!next.done) items.push(next.value);
      }
      const item = items[index];
      if (item === undefined) return;
      yield item;
    }
  };
}

/** The default shop plus generated products, buyers and orders. Buyers come with their orders, which determine what they have spent. */
function bigCatalogue(seedNumber: number): Seed {
  const counts = { products: BIG.products - seed.products.length, orders: BIG.orders - seed.orders.length };
  // orders need few of the products, which are not made for them
  const pickProduct = (random: Random) => {
    const position = random.integer(0, BIG.products - 1);
    return seed.products[position] ?? generateProduct(seedNumber, FIRST_ID.product + position - seed.products.length);
  };
  const { buyers, addresses } = generateBuyers(seedNumber, BIG.buyers, FIRST_ID.buyer);
  const market = { pickProduct, buyers, addresses };
  const orders = keepItems(() => generateOrders(seedNumber, counts.orders, FIRST_ID.order, market));
  const afterOrders = () => {
    Array.from(orders());
    return buyers;
  };
  return {
    ...seed,
    generated: {
      products: {
        firstId: FIRST_ID.product,
        count: counts.products,
        rows: () => generateProducts(seedNumber, counts.products, FIRST_ID.product),
      },
      buyers: { firstId: FIRST_ID.buyer, count: BIG.buyers, rows: afterOrders },
      addresses: { firstId: FIRST_ID.buyer, count: BIG.buyers, rows: () => addresses },
      orders: { firstId: FIRST_ID.order, count: counts.orders, rows: orders },
    },
  };
}

/** The default shop, where one buyer has ten thousand orders. */
function manyOrders(seedNumber: number): Seed {
  const isBuyer = ({ email }: { email: string }) => email === 'elite@example.com';
  const buyers = seed.buyers.filter(isBuyer).map((buyer) => ({ ...buyer }));
  const [{ id } = { id: 0 }] = buyers;
  const addresses = seed.addresses.filter(({ buyerId }) => buyerId === id);
  const [first, ...others] = seed.products;
  if (!first) throw new RangeError('the seed has no products');
  const pickProduct = (random: Random) => random.pick([first, ...others]);
  const market = { pickProduct, buyers, addresses };
  const orders = keepItems(() => generateOrders(seedNumber, BIG.orders, FIRST_ID.order, market));
  const afterOrders = () => {
    Array.from(orders());
    return buyers;
  };
  return {
    ...seed,
    buyers: seed.buyers.filter((buyer) => !isBuyer(buyer)),
    generated: {
      buyers: { firstId: id, count: 1, rows: afterOrders },
      orders: { firstId: FIRST_ID.order, count: BIG.orders, rows: orders },
    },
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
  if (!found) {
    throw new RangeError(`There is no scenario ${scenario}; choose one of: ${Object.keys(SCENARIOS).join(', ')}.`);
  }
  return found.seed(seedNumber);
}
