import type { components } from '../../src/api/generated/schema';
import type { AddressRow, AdminRow, OrderRow } from '../db/rows';
import { addresses } from './addresses';
import { admins } from './admins';
import { buyers, type BuyerSeed } from './buyers';
import { categories } from './categories';
import { featured } from './featured';
import { seededOrders } from './orders/orders';
import { appleAccessories } from './products/appleAccessories';
import { dyson } from './products/dyson';
import { earphones } from './products/earphones';
import { headphones } from './products/headphones';
import { others } from './products/others';
import { speakers } from './products/speakers';

type Schemas = components['schemas'];

/** A buyer's cart before the first visit. */
export interface CartSeed {
  buyerId: number;
  /** Lines without what the server adds: row id and product. */
  lines: Pick<
    Schemas['CartItem'],
    'productId' | 'quantity' | 'selectedColor' | 'selectedModel' | 'selectedAncOption'
  >[];
}

/** Everything that a fresh mock server knows. */
export interface Seed {
  categories: Schemas['Category'][];
  /** In catalogue order, which is the order of the ids. */
  products: Schemas['Product'][];
  /** Product ids in window order. */
  featured: number[];
  buyers: BuyerSeed[];
  carts: CartSeed[];
  admins: AdminRow[];
  addresses: AddressRow[];
  orders: OrderRow[];
}

const products = [...earphones, ...headphones, ...speakers, ...appleAccessories, ...dyson, ...others].sort(
  (one, other) => one.id - other.id,
);

/** The first catalogue, the demo accounts and their orders. Shared and constant: the tables take the rows over as they are, frozen. */
export const seed: Seed = {
  categories,
  products,
  featured,
  buyers,
  carts: [],
  admins,
  addresses,
  orders: seededOrders({ products: new Map(products.map((product) => [product.id, product])), buyers, addresses }),
};
