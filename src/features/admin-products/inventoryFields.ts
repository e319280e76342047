import type { AdminProduct, InventoryRequest } from '@/api/types';
import { parseScaled, formatScaled } from '@/domain/decimal';
import { parseDigits } from '@/lib/parseDigits';
import { STOCK_STATUS_NAMES, STOCK_STATUSES } from './productList';

export const STOCK_LOCATIONS = ['USA Local Stock', 'EU Local Stock', 'Overseas Warehouse'] as const;

/** A typed text as a part of the request, or why it cannot be one. */
export type ParsedField = { ok: true; body: InventoryRequest } | { ok: false; problem: string };

export interface InventoryField {
  /** Its name in the request. */
  key: keyof InventoryRequest;
  /** Its column in the grid and in CSV files. */
  label: string;
  /** Texts to choose from; without them any text is typed. */
  options?: readonly { value: string; label: string }[];
  numeric?: boolean;
  /** The server's value as the text of the cell. */
  read: (product: AdminProduct) => string;
  parse: (text: string) => ParsedField;
}

const ok = (body: InventoryRequest): ParsedField => ({ ok: true, body });
const no = (problem: string): ParsedField => ({ ok: false, problem });
const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value.toLowerCase() === text.trim().toLowerCase());

const MAX_CENTS = 99_999_999_999;
/** Pieces; the contract's maximum. */
export const MAX_STOCK = 9_999_999;

/** A typed amount without its dollar sign and separators: `1250.50` for `$1,250.50`. Other text stays what it is. */
export const plainAmount = (text: string) =>
  text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/(?<=\d),(?=\d{3}(\D|$))/g, '')
    // A comma is the decimal point of many spreadsheets.
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');

/** Typed money (`$1,250.50`, `12`) as money text with two decimals; null for anything else. */
export function moneyText(text: string): string | null {
  const cents = parseScaled(plainAmount(text), 2);
  return cents === null || cents < 0 || cents > MAX_CENTS ? null : formatScaled(cents, 2);
}

const money = (
  key: 'supplier_cost' | 'wholesalePrice' | 'originalPrice',
  label: string,
  required: boolean,
): InventoryField => ({
  key,
  label,
  numeric: true,
  read: (product) => product[key] ?? '',
  parse: (text) => {
    if (text.trim() === '') return required ? no('A price is needed') : ok({ [key]: null });
    const amount = moneyText(text);
    return amount === null ? no('An amount in USD with at most two decimals') : ok({ [key]: amount });
  },
});

const kilograms = (text: string): number | null => {
  const grams = parseScaled(text.trim().replace(/^(\d+),(\d+)$/, '$1.$2'), 3);
  return grams === null || grams < 0 || grams > 10_000_000 ? null : Number(formatScaled(grams, 3));
};

/** The editable fields of the inventory (S2 2.10), in the order of the grid and of CSV files. */
export const INVENTORY_FIELDS: readonly InventoryField[] = [
  {
    key: 'stockStatus',
    label: 'Stock status',
    options: STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS_NAMES[value] })),
    read: ({ stockStatus }) => stockStatus,
    parse: (text) => {
      const status = oneOf(STOCK_STATUSES, text.trim().replaceAll(/[\s-]+/g, '_'));
      return status ? ok({ stockStatus: status }) : no(`One of ${STOCK_STATUSES.join(', ')}`);
    },
  },
  {
    key: 'stockLocation',
    label: 'Stock location',
    options: STOCK_LOCATIONS.map((value) => ({ value, label: value })),
    read: ({ stockLocation }) => stockLocation,
    parse: (text) => {
      const location = oneOf(STOCK_LOCATIONS, text);
      return location ? ok({ stockLocation: location }) : no(`One of ${STOCK_LOCATIONS.join(', ')}`);
    },
  },
  {
    key: 'stock',
    label: 'Stock',
    numeric: true,
    read: ({ stock }) => String(stock),
    parse: (text) => {
      const digits = parseDigits(text);
      return digits && Number(digits) <= MAX_STOCK ? ok({ stock: Number(digits) }) : no('A whole number of pieces');
    },
  },
  money('supplier_cost', 'Supplier cost', false),
  {
    key: 'weight',
    label: 'Weight (kg)',
    numeric: true,
    read: ({ weight }) => (weight === null || weight === undefined ? '' : String(weight)),
    parse: (text) => {
      if (text.trim() === '') return ok({ weight: null });
      const weight = kilograms(text);
      return weight === null ? no('Kilograms with at most three decimals') : ok({ weight });
    },
  },
  money('wholesalePrice', 'Wholesale price', true),
  money('originalPrice', 'Original price', false),
  {
    key: 'isActive',
    label: 'Active',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    read: ({ isActive }) => (isActive ? 'yes' : 'no'),
    parse: (text) => {
      const word = text.trim().toLowerCase();
      if (['yes', 'true', '1'].includes(word)) return ok({ isActive: true });
      return ['no', 'false', '0'].includes(word) ? ok({ isActive: false }) : no('yes or no');
    },
  },
];

/** Whether a typed text would leave the server's value as it is. */
export const isUnchanged = (field: InventoryField, text: string, product: AdminProduct): boolean => {
  const stored = field.read(product);
  if (text.trim() === stored) return true;
  const [typed, own] = [field.parse(text), field.parse(stored)];
  return typed.ok && own.ok && typed.body[field.key] === own.body[field.key];
};
