import type { components } from '../../src/api/generated/schema';
import { HttpError } from '../api/errors';
import type { Quote } from '../db/rows';
import { centsToAmount } from '../rules/money';
import { amountInCents } from '../rules/orders';

type Schemas = components['schemas'];

/** Amounts in USD as a request sends them, under the quote's names; `amount` repeats the total. */
export interface SentFigures {
  subtotal?: number;
  membershipDiscount?: number;
  shipping?: number;
  total?: number;
  amount?: number;
}

/** A quote in the contract's form, amounts in USD. */
function toFigures(quote: Quote): Schemas['Figures'] {
  return {
    items: quote.lines.map((line) => ({
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
    gross: centsToAmount(quote.grossCents),
    membershipDiscount: centsToAmount(quote.membershipDiscountCents),
    subtotal: centsToAmount(quote.subtotalCents),
    shipping: centsToAmount(quote.shippingCents),
    total: centsToAmount(quote.totalCents),
  };
}

/** 409 with the amounts that the request should have sent (D-219). */
export const figuresChanged = (quote: Quote) =>
  new HttpError(409, 'figures_changed', 'The prices have changed. Please check the new total.', {
    figures: toFigures(quote),
  });

const matches = (sent: number | undefined, cents: number | undefined): boolean =>
  sent === undefined || amountInCents(sent) === cents;

/**
 * Compares the request's amounts with the server's own quote: each must match to the cent (D-219).
 * @param items the request's items, in the order of the quote's lines
 * @throws HttpError 409 `figures_changed` with the server's amounts
 */
export function checkFigures(
  quote: Quote,
  sent: SentFigures,
  items: readonly Schemas['OrderItemRequest'][] = [],
): void {
  const isEqual =
    matches(sent.subtotal, quote.subtotalCents) &&
    matches(sent.membershipDiscount, quote.membershipDiscountCents) &&
    matches(sent.shipping, quote.shippingCents) &&
    matches(sent.total, quote.totalCents) &&
    matches(sent.amount, quote.totalCents) &&
    items.every(
      ({ price, originalPrice }, index) =>
        matches(price, quote.lines[index]?.priceCents) && matches(originalPrice, quote.lines[index]?.baseCents),
    );
  if (!isEqual) throw figuresChanged(quote);
}
