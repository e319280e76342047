import type { components } from '../../src/api/generated/schema';
import type { Bill } from '../db/rows';
import { centsToAmount } from '../rules/money';

/** A bill in the contract's words, USD. */
export function figuresOf(bill: Bill): components['schemas']['Figures'] {
  return {
    items: bill.lines.map((line) => ({
      productId: line.productId,
      selectedColor: line.color,
      selectedModel: line.model,
      selectedAncOption: line.ancOption,
      quantity: line.quantity,
      originalPrice: centsToAmount(line.baseCents),
      discountPercent: line.discount,
      price: centsToAmount(line.priceCents),
      lineTotal: centsToAmount(line.priceCents * line.quantity),
    })),
    gross: centsToAmount(bill.grossCents),
    membershipDiscount: centsToAmount(bill.membershipDiscountCents),
    subtotal: centsToAmount(bill.subtotalCents),
    shipping: centsToAmount(bill.shippingCents),
    total: centsToAmount(bill.totalCents),
  };
}
