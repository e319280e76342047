/** The new-customer offer (S1 9). Display only: no calculation applies it (D-20, D-21). */
export const OFFER = {
  code: 'NEWCOMER10',
  percent: 10,
  /** USD cents. */
  ordersOver: 100_00,
  /** USD cents, not converted (D-21). */
  shownValue: 10_00,
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  /** Both days are included in full in the shop's time zone, America/New_York, which has winter time on both (D-233). */
  starts: '2025-01-01T00:00:00-05:00',
  ends: '2026-01-01T00:00:00-05:00',
  popupSeconds: 300,
  copiedSeconds: 2,
} as const;

/** Whether the popup and the badge are shown at `now` (D-20). */
export function offerIsLive(now: Date): boolean {
  return Date.parse(OFFER.starts) <= now.getTime() && now.getTime() < Date.parse(OFFER.ends);
}
