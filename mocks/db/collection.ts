import { Collection } from '@msw/data';
import type { AnyRow, RowChanges, RowCollection, RowId } from './rowCollection';
import { RowError, type RowSchema } from './rowSchema';

interface CollectionOptions<Row extends AnyRow> {
  name: string;
  schema: RowSchema<Row>;
}

/** Freezes a value and all that it holds. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Rows on one shelf: the library looks for a record from the shelf's start to its end. */
const SHELF = 100;

/**
 * The only door to @msw/data, which is used flat: an own index by id, writes one after the other, and sort before
 * paging, because it sorts a page after it has cut it. Its records are live, and each update or removal walks its
 * collection; so a record is made once and frozen, an update makes the next one and drops the last, and ten
 * thousand rows stand on many small shelves.
 */
export function createCollection<Row extends AnyRow>({ name, schema }: CollectionOptions<Row>) {
  const newShelf = () => new Collection<RowSchema<Row>>({ schema });
  type Shelf = ReturnType<typeof newShelf>;
  type Stored = ReturnType<Shelf['all']>[number];
  let open = newShelf();
  const shelves = new Map<RowId, Shelf>();
  const index = new Map<RowId, Stored>();
  const seeded = new Map<RowId, Row>();
  const touched = new Set<RowId>();
  const listeners = new Set<(id: RowId, undo: () => Promise<void>) => void>();
  let queue: Promise<unknown> = Promise.resolve();

  const serial = <T>(write: () => Promise<T>): Promise<T> => {
    const result = queue.then(write, write);
    queue = result.catch(() => undefined);
    return result;
  };

  const clearPlace = (id: RowId) => {
    const record = index.get(id);
    if (record) shelves.get(id)?.delete(record);
  };
  const drop = (id: RowId) => {
    clearPlace(id);
    shelves.delete(id);
    return index.delete(id);
  };
  const put = async (row: Row) => {
    if (open.count() >= SHELF) open = newShelf();
    // checks, and copies what it is given; a record's own key, which is hidden, stays behind
    const after = await open.create({ ...row });
    freeze(after);
    clearPlace(row.id);
    shelves.set(row.id, open);
    index.set(row.id, after);
    return after;
  };
  /** As a reload would have it: a seeded row that was gone and is back stands where it stood. */
  const inSeedOrder = () => {
    const rows = new Map(index);
    index.clear();
    for (const id of new Set([...seeded.keys(), ...rows.keys()])) {
      const row = rows.get(id);
      if (row) index.set(id, row);
    }
  };
  const write = async (id: RowId, run: () => Promise<unknown>) => {
    const before = index.get(id);
    const wasTouched = touched.has(id);
    await run();
    touched.add(id);
    const undo = () =>
      serial(async () => {
        const wasRemoved = !index.has(id);
        if (before) await put(before);
        else drop(id);
        if (wasRemoved) inSeedOrder();
        if (!wasTouched) touched.delete(id);
      });
    listeners.forEach((listener) => listener(id, undo));
  };

  const restoreSeed = async (id: RowId) => {
    const seed = seeded.get(id);
    if (seed) await put(seed);
    else drop(id);
    touched.delete(id);
  };
  const take = async (changes: RowChanges<Row>) => {
    const misfits: RowId[] = [];
    for (const [id, row] of changes) {
      try {
        if (row) await put(row);
        else drop(id);
        touched.add(id);
      } catch {
        // the collection's own columns changed since the row was kept
        misfits.push(id);
        await restoreSeed(id);
      }
    }
    return misfits;
  };
  const collection: RowCollection<Row> = {
    get: (id) => index.get(id),
    find(where) {
      for (const row of index.values()) if (where(row)) return row;
      return undefined;
    },
    all: () => [...index.values()],
    select({ where, orderBy, offset = 0, limit = Infinity }) {
      const found = [...index.values()].filter((row) => !where || where(row));
      if (orderBy) found.sort(orderBy);
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
    insert: (row) =>
      serial(async () => {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        await write(row.id, () => put(row));
        return index.get(row.id) ?? row;
      }),
    update: (id, change) =>
      serial(async () => {
        const before = index.get(id);
        if (!before) return undefined;
        const next: Row = structuredClone({ ...before });
        change(next);
        await write(id, () => put(next));
        return index.get(id);
      }),
    remove: (id) =>
      serial(async () => {
        if (!index.has(id)) return false;
        await write(id, async () => drop(id));
        return true;
      }),
    changes: () => [...touched].map((id) => [id, index.get(id) ?? null]),
    check: (row) => void schema['~standard'].validate(row),
    apply: (changes) => serial(() => take(changes)),
    sync: (changes) =>
      serial(async () => {
        const next = new Set(changes.map(([id]) => id));
        for (const id of touched) if (!next.has(id)) await restoreSeed(id);
        touched.clear();
        const misfits = await take(changes);
        inSeedOrder();
        return misfits;
      }),
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** Fills the collection; seeded rows are no differences. */
  const load = (rows: readonly Row[]) =>
    serial(async () => {
      for (const row of rows) {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        seeded.set(row.id, await put(row));
      }
    });

  return { ...collection, load };
}
