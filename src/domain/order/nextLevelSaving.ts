import { findLevel, membershipDiscount, type MembershipLevel } from '../membership';
import type { Cents } from '../money';
import type { Order } from './readOrder';

/**
 * What these orders would have cost less at the buyer's next level, USD cents. Canceled orders do not count. Null at V7, for
 * a level that is not known, and when nothing would have been saved.
 */
export function nextLevelSaving(
  orders: readonly Pick<Order, 'status' | 'subtotal' | 'membershipDiscount'>[],
  level: number,
): { next: MembershipLevel; saving: Cents; orders: number } | null {
  const next = findLevel(level + 1);
  if (!next) return null;
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  const saving = counted.reduce((sum, order) => {
    const gross = order.subtotal + order.membershipDiscount;
    return sum + Math.max(0, membershipDiscount(gross, next.level).discount - order.membershipDiscount);
  }, 0);
  return saving > 0 ? { next, saving, orders: counted.length } : null;
}
