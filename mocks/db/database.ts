import { schemas } from '../generated/contract';
import type { Seed } from '../seed/seed';
import { createCollection, type AnyRow, type RowChanges, type RowCollection } from './collection';
import { isOneOf, isText, isTextOrNull, isWhole, rowSchema } from './rowSchema';
import type { BuyerRow, CartLineRow, CategoryRow, ProductRow, SequenceRow, TokenRow } from './rows';

/** What differs from the seed, by collection. */
export type Changes = Record<string, RowChanges>;

/** The pretend server's tables. */
export interface Database {
  categories: RowCollection<CategoryRow>;
  products: RowCollection<ProductRow>;
  buyers: RowCollection<BuyerRow>;
  tokens: RowCollection<TokenRow>;
  cartLines: RowCollection<CartLineRow>;
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

/** Seeded carts as rows: ids count from 1. */
function seededLines(seed: Seed): CartLineRow[] {
  return seed.carts
    .flatMap(({ buyerId, lines }) => lines.map((line) => ({ buyerId, line })))
    .map(({ buyerId, line }, position) => ({
      id: position + 1,
      buyerId,
      productId: line.productId,
      quantity: line.quantity,
      color: line.selectedColor,
      model: line.selectedModel,
      ancOption: line.selectedAncOption,
    }));
}

/** Makes an own database from a seed. */
export function createDatabase(seed: Seed): Database & DatabaseState {
  const tables = {
    categories: createCollection({
      name: 'categories',
      schema: rowSchema<CategoryRow>('categories', { contract: schemas.Category }),
    }),
    products: createCollection({
      name: 'products',
      schema: rowSchema<ProductRow>('products', { contract: schemas.Product }),
    }),
    buyers: createCollection({
      name: 'buyers',
      schema: rowSchema<BuyerRow>('buyers', {
        columns: {
          id: isWhole,
          name: isText,
          email: isText,
          username: isText,
          phone: isText,
          password: isText,
          totalSpentCents: isWhole,
          createdAt: isText,
        },
      }),
    }),
    tokens: createCollection({
      name: 'tokens',
      schema: rowSchema<TokenRow>('tokens', {
        columns: { id: isText, kind: isOneOf('customer'), subject: isWhole, expiresAt: isText },
      }),
    }),
    cartLines: createCollection({
      name: 'cartLines',
      schema: rowSchema<CartLineRow>('cartLines', {
        columns: {
          id: isWhole,
          buyerId: isWhole,
          productId: isWhole,
          quantity: isWhole,
          color: isTextOrNull,
          model: isTextOrNull,
          ancOption: isTextOrNull,
        },
      }),
    }),
    sequences: createCollection({
      name: 'sequences',
      schema: rowSchema<SequenceRow>('sequences', { columns: { id: isText, value: isWhole } }),
    }),
  };
  // every table holds rows with an id; what else they hold does not matter to keeping and undoing
  const byName = Object.entries(tables) as unknown as [string, RowCollection<AnyRow>][];

  const fill = async () => {
    const lines = seededLines(seed);
    // the first new account is 1001 and the first token 0000000001 (examples of openapi.yaml)
    const sequences: SequenceRow[] = [
      { id: 'buyer', value: Math.max(1000, ...seed.buyers.map((buyer) => buyer.id)) },
      { id: 'token', value: 0 },
      { id: 'cartLine', value: lines.length },
    ];
    await Promise.all([
      tables.categories.load(seed.categories),
      tables.products.load(seed.products),
      tables.buyers.load(seed.buyers),
      tables.cartLines.load(lines),
      tables.sequences.load(sequences),
    ]);
  };

  return {
    ...tables,
    featured: seed.featured,
    ready: fill(),
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
        for (const undo of undos.reverse()) await undo();
        throw error;
      } finally {
        stops.forEach((stop) => stop());
      }
    },
  };
}
