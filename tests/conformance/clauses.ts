import { ROUTES } from '@mocks/generated/contract';
import { addressesChecks } from './checks/addresses';
import { adminAuthChecks } from './checks/adminAuth';
import { adminOrdersChecks } from './checks/adminOrders';
import { adminOverviewChecks } from './checks/adminOverview';
import { adminProductsChecks } from './checks/adminProducts';
import { authChecks } from './checks/auth';
import { cartChecks } from './checks/cart';
import { catalogueChecks } from './checks/catalogue';
import { membershipChecks } from './checks/membership';
import { orderChecks } from './checks/orders';
import { paymentsChecks } from './checks/payments';
import { profileChecks } from './checks/profile';
import type { Check } from './exam/check';
import { documentedStatuses } from './exam/contract';

/** The whole exam by the contract's tags. */
export const CHECKS: Record<string, readonly Check[]> = {
  catalogue: catalogueChecks,
  cart: cartChecks,
  auth: authChecks,
  membership: membershipChecks,
  orders: orderChecks,
  payments: paymentsChecks,
  profile: profileChecks,
  addresses: addressesChecks,
  'admin-auth': adminAuthChecks,
  'admin-products': adminProductsChecks,
  'admin-orders': adminOrdersChecks,
  'admin-overview': adminOverviewChecks,
};

/** Every answer that the contract documents, as `getCart 401`, with the titles of the checks that prove it. */
export function clauseTable(): Map<string, string[]> {
  const checks = Object.values(CHECKS).flat();
  const answers = ROUTES.flatMap((route) => documentedStatuses(route).map((status) => `${route.id} ${status}`));
  return new Map(
    answers.map((answer) => [
      answer,
      checks.filter(({ clauses }) => clauses.some((one) => one === answer)).map(({ title }) => title),
    ]),
  );
}
