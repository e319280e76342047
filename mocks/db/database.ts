import type { Seed } from '../seed/seed';
import type { AnyRow, RowChanges, RowCollection } from './rowCollection';
import type {
  AddressRow,
  AdminRow,
  BuyerRow,
  CartLineRow,
  CategoryRow,
  IdempotencyKeyRow,
  OrderRow,
  ProductRow,
  SequenceRow,
  TokenRow,
  UsedTokenRow,
  WalletRow,
} from './rows';
import { createTables, fillTables } from './tables';

/** What differs from the seed, by collection. */
export type Changes = Record<string, RowChanges>;

/** The pretend server's tables. */
export interface Database {
  categories: RowCollection<CategoryRow>;
  products: RowCollection<ProductRow>;
  buyers: RowCollection<BuyerRow>;
  tokens: RowCollection<TokenRow>;
  cartLines: RowCollection<CartLineRow>;
  admins: RowCollection<AdminRow>;
  addresses: RowCollection<AddressRow>;
  orders: RowCollection<OrderRow>;
  wallets: RowCollection<WalletRow>;
  usedTokens: RowCollection<UsedTokenRow>;
  idempotencyKeys: RowCollection<IdempotencyKeyRow>;
  sequences: RowCollection<SequenceRow>;
  /** Ids of the products in the front window, in window order. */
  featured: readonly number[];
  /** The sequence's next value. */
  next(sequence: SequenceRow['id']): Promise<number>;
}

export interface DatabaseState {
  /** Resolves when the seed is in; rejects when a seeded row does not fit the contract. */
  ready: Promise<void>;
  changes(): Changes;
  /** Answers how many kept rows did not fit any more and were left out. */
  sync(changes: Changes): Promise<number>;
  /** Runs, commits when something was written, and undoes every write when either throws. */
  atomically<T>(run: () => Promise<T>, commit: () => Promise<void>): Promise<T>;
}

/** Makes an own database from a seed. */
export function createDatabase(seed: Seed): Database & DatabaseState {
  const tables = createTables();
  // every table holds rows with an id; what else they hold does not matter to keeping and undoing
  const byName = Object.entries(tables) as unknown as [string, RowCollection<AnyRow>][];

  return {
    ...tables,
    featured: seed.featured,
    ready: fillTables(tables, seed),
    async next(sequence) {
      const row = await tables.sequences.update(sequence, (draft) => {
        draft.value += 1;
      });
      if (!row) throw new Error(`no sequence ${sequence}`);
      return row.value;
    },
    changes: () => Object.fromEntries(byName.map(([name, table]) => [name, table.changes()])),
    async sync(changes) {
      const misfits = await Promise.all(byName.map(([name, table]) => table.sync(changes[name] ?? [])));
      return misfits.flat().length;
    },
    async atomically(run, commit) {
      const undos: (() => Promise<void>)[] = [];
      const stops = byName.map(([, table]) => table.onWrite((undo) => undos.push(undo)));
      try {
        const result = await run();
        if (undos.length > 0) await commit();
        return result;
      } catch (error) {
        for (const undo of undos.toReversed()) await undo();
        throw error;
      } finally {
        stops.forEach((stop) => stop());
      }
    },
  };
}
