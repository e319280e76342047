import { ROUTES, type Route } from '@mocks/generated/contract';
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
import type { Check } from './suite/check';
import { documentedStatuses } from './suite/contract';
import { documentedCodes } from './suite/contractFile';

const HEAD = `# What the contract documents, and the checks that prove it

Generated from the answers that each check received. To update:
\`npx vitest run --project unit tests/conformance/overHttp.test.ts --update\`.`;

/** The whole api by the contract's tags. */
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

/** Every answer that the contract documents for an operation: `200`, and each refusal by its code, `401 token_expired`. */
function answersOf(route: Route): string[] {
  return documentedStatuses(route).flatMap((status) => {
    const codes = documentedCodes(route.id, status);
    return codes.length > 0 ? codes.map((code) => `${status} ${code}`) : [String(status)];
  });
}

/** Every answer that the contract documents, as `getCart 200` and `getCart 401 token_expired`. */
export const documentedAnswers = (): string[] =>
  ROUTES.flatMap((route) => answersOf(route).map((answer) => `${route.id} ${answer}`));

/** Who proves what, to be read. */
export function clauseTable(proofs: ReadonlyMap<Check, readonly string[]>): string {
  const sentencesFor = (clause: string) =>
    [...proofs].filter(([, proved]) => proved.includes(clause)).map(([{ sentence }]) => `  - ${sentence}`);
  const sectionOf = (route: Route) =>
    [
      `### ${route.id}\n`,
      ...answersOf(route).flatMap((answer) => [`- \`${answer}\``, ...sentencesFor(`${route.id} ${answer}`)]),
    ].join('\n');
  const sections = Object.keys(CHECKS).flatMap((tag) => [
    `## ${tag}`,
    ...ROUTES.filter((route) => route.tag === tag).map(sectionOf),
  ]);
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
