import { membershipInfo } from '../rules/membership';
import type { Handlers } from '../api/handlerTypes';

/** The buyer's membership level. */
export const membership = {
  getMembership: ({ buyer }) => ({ status: 200, body: membershipInfo(buyer.totalSpentCents) }),
} satisfies Partial<Handlers>;
