import type { Handlers } from '../api/handlerTypes';
import { addresses } from './addresses';
import { adminAuth } from './adminAuth';
import { adminOrders } from './adminOrders';
import { adminOverview } from './adminOverview';
import { adminProducts } from './adminProducts';
import { auth } from './auth';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { membership } from './membership';
import { orders } from './orders';
import { payments } from './payments';
import { profile } from './profile';

/** All handlers, one file for each tag of the contract. A missing operation does not compile. */
export const handlers: Handlers = {
  ...catalogue,
  ...cart,
  ...auth,
  ...membership,
  ...orders,
  ...payments,
  ...profile,
  ...addresses,
  ...adminAuth,
  ...adminProducts,
  ...adminOrders,
  ...adminOverview,
};
