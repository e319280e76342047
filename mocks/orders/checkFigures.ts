import type { components } from '../../src/api/generated/schema';
import type { Bill } from '../db/rows';
import { amountInCents } from '../rules/orders';
import { figuresChanged } from './refusals';

type Item = components['schemas']['OrderItemRequest'];

/** Figures in USD as a call sends them, under the bill's names; `amount` is the total once more. */
export interface SentFigures {
  subtotal?: number;
  membershipDiscount?: number;
  shipping?: number;
  total?: number;
  amount?: number;
}

const agrees = (sent: number | undefined, cents: number | undefined): boolean =>
  sent === undefined || amountInCents(sent) === cents;

/**
 * Holds a call's figures against the bill as that call has to send it, to the cent (D-219).
 * @param items as sent, in the order of the bill's lines
 * @throws Refusal 409 `figures_changed` with the server's figures
 */
export function checkFigures(bill: Bill, sent: SentFigures, items: readonly Item[] = []): void {
  const agree =
    agrees(sent.subtotal, bill.subtotalCents) &&
    agrees(sent.membershipDiscount, bill.membershipDiscountCents) &&
    agrees(sent.shipping, bill.shippingCents) &&
    agrees(sent.total, bill.totalCents) &&
    agrees(sent.amount, bill.totalCents) &&
    items.every(
      ({ price, originalPrice }, index) =>
        agrees(price, bill.lines[index]?.priceCents) && agrees(originalPrice, bill.lines[index]?.baseCents),
    );
  if (!agree) throw figuresChanged(bill);
}
