import type { Database } from './database';
import type { SequenceRow, WalletRow } from './rows';

type Tables = Omit<Database, 'next' | 'featured'>;

/** Tokens and wallets are numbered at the end of their ids, e.g. `customer.3.0000000001`. */
const highestNumber = (rows: { id: string }[]) =>
  rows.reduce((highest, { id }) => Math.max(highest, Number(/\.(\d{10})$/.exec(id)?.[1] ?? 0)), 0);

/** The highest number in use, for each sequence. */
const numbersInUse = (tables: Tables): Record<SequenceRow['id'], number> => ({
  buyer: tables.buyers.highestId(),
  cartLine: tables.cartLines.highestId(),
  address: tables.addresses.highestId(),
  order: tables.orders.highestId(),
  token: highestNumber(tables.tokens.all()),
  payment: highestNumber(tables.wallets.all()),
});

/** Whether an open wallet can still be approved: its buyer exists, and its amounts add up. */
function canBePaid({ buyerId, kind, shippingAddress, quote }: WalletRow, tables: Tables): boolean {
  return (
    tables.buyers.get(buyerId) !== undefined &&
    (kind === 'payment') === (shippingAddress !== null) &&
    quote.grossCents === quote.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0) &&
    quote.subtotalCents === quote.grossCents - quote.membershipDiscountCents &&
    quote.totalCents === quote.subtotalCents + quote.shippingCents
  );
}

/**
 * Returns a sentence about what makes a state unusable although each of its rows is valid; null when it is usable. A
 * sequence that lags behind would give the next row an id that is already in use.
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
