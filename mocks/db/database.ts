import { findContradiction } from './contradiction';
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
import { createTables, fillTables, type Seed } from './tables';

/** What differs from the seed, by table. */
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
  /** Ids of the featured products, in display order. */
  featured: readonly number[];
  /** Increments the sequence and returns its new value. */
  next(sequence: SequenceRow['id']): Promise<number>;
}

export interface DatabaseState {
  /** Resolves when the seed is loaded; rejects when a seed row does not fit the contract. */
  ready: Promise<void>;
  changes(): Changes;
  /** @throws Error with one sentence for an unknown table or an invalid row */
  check(changes: Changes): void;
  /** Applies changes on top of the current ones. Resolves with the number of invalid rows, which are dropped. */
  apply(changes: Changes): Promise<number>;
  /** Replaces all changes with these. Resolves with the number of invalid rows, which are dropped. */
  sync(changes: Changes): Promise<number>;
  /** A sentence about what makes the current rows unusable together; null when they are usable. */
  contradiction(): string | null;
  /** Runs, then calls `commit` with the written rows if there are any. When either throws, all writes are undone. */
  atomically<T>(run: () => Promise<T>, commit: (written: Changes) => Promise<void>): Promise<T>;
}

/** Creates a database with the seed's rows. */
export function createDatabase(seed: Seed): Database & DatabaseState {
  const tables = createTables();
  // saving and undoing need only the id of a row, so the tables are treated alike
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
          // any other row can be removed, but `next` needs every sequence
          else if (name === 'sequences') throw new RowError(name, `row ${id} is required`);
        }
      }
    },
    async apply(changes) {
      const invalid = await Promise.all(byName.map(([name, table]) => table.apply(changes[name] ?? [])));
      return invalid.flat().length;
    },
    async sync(changes) {
      const invalid = await Promise.all(byName.map(([name, table]) => table.sync(changes[name] ?? [])));
      return invalid.flat().length;
    },
    contradiction: () => findContradiction(tables),
    async atomically(run, commit) {
      const undos: (() => Promise<void>)[] = [];
      const ids = new Map<string, Set<RowId>>();
      const unsubscribers = byName.map(([name, table]) =>
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
        unsubscribers.forEach((unsubscribe) => unsubscribe());
      }
    },
  };
}
