import type { Database } from './database';
import type { SequenceRow, WalletRow } from './rows';

type Tables = Omit<Database, 'next' | 'featured'>;

const highestId = (rows: { id: number }[]) => rows.reduce((highest, { id }) => Math.max(highest, id), 0);

/** Tokens and wallets are numbered at the end of their ids, e.g. `customer.3.0000000001`. */
const highestNumber = (rows: { id: string }[]) =>
  highestId(rows.map(({ id }) => ({ id: Number(/\.(\d{10})$/.exec(id)?.[1] ?? 0) })));

/** The greatest number that each sequence has given to a row. */
const numbersInUse = (tables: Tables): Record<SequenceRow['id'], number> => ({
  buyer: highestId(tables.buyers.all()),
  cartLine: highestId(tables.cartLines.all()),
  address: highestId(tables.addresses.all()),
  order: highestId(tables.orders.all()),
  token: highestNumber(tables.tokens.all()),
  payment: highestNumber(tables.wallets.all()),
});

/** Whether an open wallet can still be approved: somebody pays it, and its amounts add up. */
function canBePaid({ buyerId, kind, shippingAddress, bill }: WalletRow, tables: Tables): boolean {
  return (
    tables.buyers.get(buyerId) !== undefined &&
    (kind === 'payment') === (shippingAddress !== null) &&
    bill.grossCents === bill.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0) &&
    bill.subtotalCents === bill.grossCents - bill.membershipDiscountCents &&
    bill.totalCents === bill.subtotalCents + bill.shippingCents
  );
}

/**
 * Returns what makes a state unusable although each of its rows fits its table, as a sentence; null when nothing does. A
 * sequence that lags behind would number the next row like an existing one.
 */
export function findContradiction(tables: Tables): string | null {
  for (const [sequence, inUse] of Object.entries(numbersInUse(tables))) {
    const row = tables.sequences.find(({ id }) => id === sequence);
    if (!row || row.value < inUse) {
      return `The sequence ${sequence} is at ${row?.value ?? 'nothing'}, but number ${inUse} is in use.`;
    }
  }
  const unpayable = tables.wallets.find((wallet) => wallet.outcome === 'open' && !canBePaid(wallet, tables));
  return unpayable ? `The open wallet ${unpayable.id} has no buyer, or its amounts do not add up.` : null;
}
