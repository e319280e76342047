import { TZDateMini } from '@date-fns/tz';

/** The new-customer offer (S1 9). It is shown only: no calculation ever applies it (D-20, D-21). Dates in `zone`. */
export const OFFER = {
  code: 'NEWCOMER10',
  percent: 10,
  /** USD cents. */
  ordersOver: 100_00,
  /** USD cents, printed as they are (D-21). */
  shownValue: 10_00,
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  zone: 'America/New_York',
  popupSeconds: 300,
  copiedSeconds: 2,
} as const;

/** The calendar day in the shop's zone as yyyy-mm-dd, which sorts by date. */
function shopDay(now: Date): string {
  const local = new TZDateMini(now, OFFER.zone);
  const parts = [local.getFullYear(), local.getMonth() + 1, local.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether popup and badge show at `now`: both days count in full, by the shop's own calendar (D-20, D-233). */
export function offerIsLive(now: Date): boolean {
  const day = shopDay(now);
  return OFFER.firstDay <= day && day <= OFFER.lastDay;
}
