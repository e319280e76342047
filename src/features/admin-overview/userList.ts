import type { User } from '@/api/types';
import { get, type Page } from '@/api/query';
import { MEMBERSHIP_LEVELS } from '@/domain/membership';
import { amountInCents } from '@/domain/money';
import type { TableState } from '@/ui/data-table/useTableControls';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** What the table of users reads from its URL. */
export const USER_TABLE = {
  sorts: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
    { value: '-totalSpent', label: 'Spent most' },
    { value: 'totalSpent', label: 'Spent least' },
    { value: '-createdAt', label: 'Newest' },
    { value: 'createdAt', label: 'Oldest' },
  ],
  filters: { level: LEVELS },
} as const;

export const USER_FILTERS = [
  {
    name: 'level',
    label: 'Level',
    all: 'All levels',
    options: MEMBERSHIP_LEVELS.map(({ level, label, name }) => ({
      value: String(level),
      label: name ? `${label} ${name}` : label,
    })),
  },
];

export type UserTableState = TableState<(typeof USER_TABLE.sorts)[number]['value'], typeof USER_TABLE.filters>;

/** One page of the buyers. A backend that does not page is searched, filtered, sorted and paged here (D-220). */
export function userListQuery({ search, sort, page, pageSize, filters }: UserTableState) {
  const level = LEVELS.findIndex((name) => name === filters.level) + 1;
  return get('/api/admin/users', {
    query: {
      ...(search && { search }),
      ...(level > 0 && { level }),
      sort,
      limit: pageSize,
      ...(page > 1 && { offset: (page - 1) * pageSize }),
    },
  });
}

const byName = new Intl.Collator('en');
const COMPARE: Record<string, (a: User, b: User) => number> = {
  name: (a, b) => byName.compare(a.name, b.name),
  totalSpent: (a, b) => (amountInCents(a.totalSpent) ?? 0) - (amountInCents(b.totalSpent) ?? 0),
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** The rows of the page that a response holds, and the number of rows on all pages. */
export function userPage(
  { items, total }: Page<User>,
  { search, sort, page, pageSize, filters }: UserTableState,
): { rows: User[]; total: number } {
  if (total !== null) return { rows: items, total };
  const term = search.toLowerCase();
  const sign = sort.startsWith('-') ? -1 : 1;
  const order = COMPARE[sort.replace('-', '')];
  const found = items
    .filter(({ membershipLevel }) => !filters.level || String(membershipLevel) === filters.level)
    .filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(term))
    .toSorted((a, b) => sign * (order?.(a, b) ?? 0) || a.id - b.id);
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
