import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import type { Bill, WalletRow } from '../db/rows';
import { amountInCents } from '../rules/orders';
import { securePageBill } from './bill';
import { matchLines } from './matchLines';
import { cartChanged, figuresChanged } from './refusals';

type Figures = Pick<components['schemas']['CreateOrderRequest'], 'items' | 'subtotal' | 'shippingCost' | 'total'>;

/**
 * The bill that a wallet order was opened over, divided as the request divides it: goods and total are those of that
 * moment, whatever has become of cart and catalogue since (D-219, D-223).
 * @throws Refusal 409 `cart_changed` for other items, 409 `figures_changed` for another total or parts that miss it
 */
export function fixedBill(db: Database, { bill }: WalletRow, sent: Figures): Bill {
  const lines = matchLines(db, sent.items, bill.lines);
  if (!lines) throw cartChanged();
  const subtotalCents = amountInCents(sent.subtotal);
  const shippingCents = amountInCents(sent.shippingCost);
  const isWhole = subtotalCents !== null && shippingCents !== null;
  if (!isWhole || amountInCents(sent.total) !== bill.totalCents || subtotalCents + shippingCents !== bill.totalCents) {
    throw figuresChanged(securePageBill(bill));
  }
  return { ...bill, lines, subtotalCents, shippingCents };
}
