import { membershipInfo } from '../rules/membership';
import type { Handlers } from '../server/handlerTypes';

/** The seven-level ladder. */
export const membership = {
  getMembership: ({ buyer }) => ({ status: 200, body: membershipInfo(buyer.totalSpentCents) }),
} satisfies Partial<Handlers>;
