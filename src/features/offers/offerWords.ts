import { formatAmount } from '@/domain/currency';
import { OFFER } from '@/domain/offer';

/** The offer is in US dollars whatever the display currency, and its value is printed as it stands (D-21). */
export const OFFER_WORDS = {
  title: `${OFFER.percent}% off for new customers`,
  threshold: formatAmount(OFFER.ordersOver, 'USD').replace(/\.00$/, ''),
  value: formatAmount(OFFER.shownValue, 'USD'),
} as const;
