/**
 * The published shipping rates (S2 9): fixed texts in the currency of the destination. They ignore the display currency and
 * are used in no calculation (D-40). `days` is null where the brief gives no time.
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

/** Shown only; never applied to an order (D-39). */
export const FREE_SHIPPING = 'Free shipping on US orders over $100';

export const PROCESSING_TIME = '1-2 business days';

/** Benefits of larger orders by ascending threshold (S2 9). Shown only, like the rates. */
export const ORDER_SIZES = [
  { from: 'Over $100', benefits: ['Free shipping on US orders'] },
  { from: 'Over $500', benefits: ['Bulk discounts', 'Priority handling'] },
  { from: 'Over $1,000', benefits: ['Express discount'] },
  { from: 'Over $2,500', benefits: ['Premium support'] },
] as const;

export const FREIGHT_FROM = 'Over 100 units';
