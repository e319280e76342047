import type { Seed } from '../db/tables';
import { admins, buyers } from './accounts';
import { addresses } from './addresses';
import { categories } from './categories';
import { seededOrders } from './orders/orders';
import { appleAccessories } from './products/appleAccessories';
import { dyson } from './products/dyson';
import { earphones } from './products/earphones';
import { headphones } from './products/headphones';
import { others } from './products/others';
import { speakers } from './products/speakers';

const products = [...earphones, ...headphones, ...speakers, ...appleAccessories, ...dyson, ...others].sort(
  (a, b) => a.id - b.id,
);

/** The default shop: its catalogue, demo accounts and their orders. Shared by all servers, which freeze its rows. */
export const seed: Seed = {
  categories,
  products,
  // one best seller of each category
  featured: [301, 101, 201, 401, 503, 603],
  buyers,
  carts: [],
  admins,
  addresses,
  orders: seededOrders({ products: new Map(products.map((product) => [product.id, product])), buyers, addresses }),
};
