import type { OrderItemRequest } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { centsFromNumber } from '@/domain/money';
import { formatCount } from '@/lib/count';

/** A line as the server or the cart has it now. */
type CurrentLine = Omit<OrderItemRequest, 'originalPrice' | 'discountPercent' | 'selectedOptions'>;

const keyOf = ({ productId, selectedColor, selectedModel, selectedAncOption }: CurrentLine) =>
  [productId, selectedColor, selectedModel, selectedAncOption].map((part) => part ?? '').join('|');

const usd = (amount: number) => formatMoney(centsFromNumber(amount) ?? 0, 'USD');

/** One sentence for each line that differs from what the buyer tried to pay for: price, quantity, gone or new. */
export function lineChanges(ordered: readonly OrderItemRequest[], now: readonly CurrentLine[]): string[] {
  const current = new Map(now.map((line) => [keyOf(line), line]));
  const former = new Set(ordered.map(keyOf));
  const changed = ordered.flatMap((item) => {
    const name = item.productName ?? `Product ${item.productId}`;
    const line = current.get(keyOf(item));
    if (!line) return [`${name} is not in your cart anymore.`];
    return [
      ...(line.quantity === item.quantity
        ? []
        : [`${name}: ${formatCount(item.quantity)} pieces are now ${formatCount(line.quantity)}.`]),
      ...(line.price === item.price ? [] : [`${name}: ${usd(item.price)} each is now ${usd(line.price)} each.`]),
    ];
  });
  const added = now.filter((line) => !former.has(keyOf(line)));
  return [
    ...changed,
    ...added.map((line) => `${line.productName ?? `Product ${line.productId}`} is new in your cart.`),
  ];
}
