/** How many days the daily view covers, today included (S2 9, D-193). */
export const DAYS_SHOWN = 7;
/** Milliseconds between two refreshes of the daily view (S2 9). */
export const REFRESH_INTERVAL = 30_000;

/** A calendar day in the browser's time zone. It may have 23 or 25 hours. */
export interface OrderDay {
  /** `2025-06-16`. */
  key: string;
  /** The day's first moment, and that of the next day. */
  from: Date;
  to: Date;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2025-06-16` in the browser's time zone. */
export const dayKey = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** `2025-06-16 14:05` in the browser's time zone, which spreadsheets read as a date. */
export const minuteText = (date: Date) =>
  `${dayKey(date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

const dayOfThisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfAnyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The browser's day and time of an order: `Jun 16` and `2:05 PM`, with the year where it is not that of `now`. */
export function dayAndTime(date: Date, now: Date): { day: string; time: string } {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return { day: (isThisYear ? dayOfThisYear : dayOfAnyYear).format(date), time: timeOfDay.format(date) };
}

/** Today and the days before, newest first. */
export function lastDays(now: Date, count = DAYS_SHOWN): OrderDay[] {
  // The constructor counts calendar days, also across the changes of the clock.
  const midnight = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  return Array.from({ length: count }, (_, daysAgo) => {
    const from = midnight(daysAgo);
    return { key: dayKey(from), from, to: midnight(daysAgo - 1) };
  });
}

/** The orders of each day, newest first. */
export function ordersByDay<Placed extends { createdAt: string }>(
  days: readonly OrderDay[],
  orders: readonly Placed[],
): (OrderDay & { orders: Placed[] })[] {
  const timed = orders.map((order) => ({ order, at: Date.parse(order.createdAt) }));
  return days.map((day) => ({
    ...day,
    orders: timed
      .filter(({ at }) => at >= day.from.getTime() && at < day.to.getTime())
      .toSorted((a, b) => b.at - a.at)
      .map(({ order }) => order),
  }));
}

/** The browser's time zone with its current short name: `America/New_York (EDT)`. */
export function timeZoneName(now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const short = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return short && short !== timeZone ? `${timeZone} (${short})` : timeZone;
}
