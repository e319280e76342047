import type { MembershipInfo } from '@/api/types';
import { findLevel, growthWithOrder } from '@/domain/membership';
import { centsFromNumber, percentText, type Cents } from '@/domain/money';
import { formatCount } from '@/lib/count';

/**
 * Where an order of `total` takes the buyer: 'you to 8,714 of the 15,000 for V4 Gold'. Null at the highest level. USD cents,
 * as the checkout charges it.
 */
export function orderGrowthText({ totalPurchase, currentLevel }: MembershipInfo, total: Cents): string | null {
  const { growthValue, level, next } = growthWithOrder(centsFromNumber(totalPurchase) ?? 0, total);
  if (level.level > (findLevel(currentLevel.level)?.level ?? level.level)) {
    return `you to ${formatCount(growthValue)}: ${level.label} ${level.name ?? ''}, ${percentText(level.discount)}% off your next orders.`;
  }
  return (
    next &&
    `you to ${formatCount(growthValue)} of the ${formatCount(next.threshold)} for ${next.label} ${next.name ?? ''}.`
  );
}
