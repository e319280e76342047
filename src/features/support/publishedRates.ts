/**
 * The shipping rates that the shop publishes (S2 9): fixed texts in the destination's own currency,
 * whatever display currency is chosen, and used in no calculation (D-40). Times that are not given are left out.
 */
export const PUBLISHED_RATES = [
  {
    destination: 'USA',
    standard: { price: '$5.99', days: '3-5 days' },
    express: { price: '$12.99', days: '1-2 days' },
  },
  { destination: 'EU', standard: { price: '€7.99', days: '2-4 days' }, express: { price: '€15.99', days: '1-2 days' } },
  { destination: 'UK', standard: { price: '£6.99', days: null }, express: { price: '£13.99', days: null } },
  { destination: 'International', standard: { price: '$15.99', days: null }, express: { price: '$29.99', days: null } },
] as const;

/** Printed, never applied (D-39). */
export const FREE_SHIPPING = 'Free shipping on US orders over $100';

export const PROCESSING_TIME = '1-2 business days';

/** What larger orders get, smallest threshold first (S2 9). Printed only, as the rates are. */
export const ORDER_SIZES = [
  { from: 'Over $100', gains: ['Free shipping on US orders'] },
  { from: 'Over $500', gains: ['Bulk discounts', 'Priority handling'] },
  { from: 'Over $1,000', gains: ['Express discount'] },
  { from: 'Over $2,500', gains: ['Premium support'] },
] as const;

export const FREIGHT_FROM = 'Over 100 units';
