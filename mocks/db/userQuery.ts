import type { operations } from '../../src/api/generated/schema';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import type { Selection } from './rowCollection';
import type { BuyerRow } from './rows';

type UserQuery = NonNullable<operations['listUsers']['parameters']['query']>;
type Comparator = (a: Readonly<BuyerRow>, b: Readonly<BuyerRow>) => number;

const byId: Comparator = (a, b) => a.id - b.id;
const byName: Comparator = (a, b) => a.name.localeCompare(b.name, 'en');
const bySpent: Comparator = (a, b) => a.totalSpentCents - b.totalSpentCents;
const byCreation: Comparator = (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt);

const ORDERS: Record<NonNullable<UserQuery['sort']>, Comparator> = {
  name: byName,
  '-name': (a, b) => byName(b, a),
  totalSpent: bySpent,
  '-totalSpent': (a, b) => bySpent(b, a),
  createdAt: byCreation,
  '-createdAt': (a, b) => byCreation(b, a),
};

/** The filters, sort and page of listUsers. Of equal rows the lower id comes first. */
export function userSelection({ search, level, sort, offset, limit }: UserQuery): Selection<BuyerRow> {
  const text = search?.trim().toLowerCase() ?? '';
  const order = sort ? ORDERS[sort] : byId;
  return {
    where: ({ name, email, totalSpentCents }) =>
      `${name}\n${email}`.toLowerCase().includes(text) &&
      (level === undefined || membershipLevel(growthFromSpent(totalSpentCents)) === level),
    orderBy: (a, b) => order(a, b) || byId(a, b),
    offset,
    limit,
  };
}
