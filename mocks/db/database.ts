import type { Seed } from '../seed/seed';
import type { AnyRow, RowChanges, RowCollection, RowId } from './rowCollection';
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
import { RowError } from './rowSchema';
import { createTables, fillTables } from './tables';

/** What differs from the seed, by collection. */
export type Changes = Record<string, RowChanges>;

/** The mock server's tables. */
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
  /** @throws Error with a sentence for a table that there is not, and for rows that do not fit theirs */
  check(changes: Changes): void;
  /** Adds to the differences. Answers how many rows did not fit any more and were left out. */
  apply(changes: Changes): Promise<number>;
  /** Makes the differences these and no others. Answers like `apply`. */
  sync(changes: Changes): Promise<number>;
  /** Runs, commits what was written if anything was, and undoes every write when either throws. */
  atomically<T>(run: () => Promise<T>, commit: (written: Changes) => Promise<void>): Promise<T>;
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
    check(changes) {
      for (const [name, rows] of Object.entries(changes)) {
        const table = byName.find(([known]) => known === name)?.[1];
        if (!table) throw new Error(`There is no table ${name}.`);
        for (const [id, row] of rows) {
          if (row) table.check(row);
          // everything else may be gone, but nothing is numbered without its count
          else if (name === 'sequences') throw new RowError(name, `row ${id} is needed`);
        }
      }
    },
    async apply(changes) {
      const misfits = await Promise.all(byName.map(([name, table]) => table.apply(changes[name] ?? [])));
      return misfits.flat().length;
    },
    async sync(changes) {
      const misfits = await Promise.all(byName.map(([name, table]) => table.sync(changes[name] ?? [])));
      return misfits.flat().length;
    },
    async atomically(run, commit) {
      const undos: (() => Promise<void>)[] = [];
      const ids = new Map<string, Set<RowId>>();
      const stops = byName.map(([name, table]) =>
        table.onWrite((id, undo) => {
          undos.push(undo);
          ids.set(name, (ids.get(name) ?? new Set()).add(id));
        }),
      );
      const written = () =>
        byName.flatMap(([name, table]): [string, RowChanges][] => {
          const rows = [...(ids.get(name) ?? [])];
          return rows.length > 0 ? [[name, rows.map((id) => [id, table.get(id) ?? null])]] : [];
        });
      try {
        const result = await run();
        if (undos.length > 0) await commit(Object.fromEntries(written()));
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
