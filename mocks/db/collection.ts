import { Collection } from '@msw/data';
import type { AnyRow, RowChanges, RowCollection, RowId } from './rowCollection';
import { RowError, type RowSchema } from './rowSchema';

interface CollectionOptions<Row extends AnyRow> {
  name: string;
  schema: RowSchema<Row>;
}

/** What the library keeps: it copies plain objects deep down, and marks its records; so it is given a row's holder. */
class Held<Row> {
  constructor(readonly row: Row) {}
}

function heldSchema<Row>(schema: RowSchema<Row>): RowSchema<Held<Row>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'carton',
      validate(value) {
        const held = value as Held<Row>; // `put` gives nothing else
        schema['~standard'].validate(held.row);
        return { value: held };
      },
    },
  };
}

/** Freezes a value and all that it holds. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Ten thousand rows are compared a hundred thousand times, so each is asked for its number beforehand. */
const ranked = <Row>(rows: Row[], rank: (row: Row) => number): Row[] =>
  rows
    .map((row) => ({ row, at: rank(row) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);

/** A row as its author finds it: by its id, and by what it is called in an address. */
const named = (row: AnyRow) => `row ${row.id}${'slug' in row ? ` (${String(row.slug)})` : ''}`;

/** Rows on one shelf: the library looks for a record from the shelf's start to its end. */
const SHELF = 100;

/**
 * The only door to @msw/data, which is used flat: an own index by id, writes one after the other, and sort before
 * paging, because it sorts a page after it has cut it. Its records are live, and each update or removal walks its
 * collection; so a row is frozen, an update makes the next one and drops the last, and ten thousand rows stand on
 * many small shelves.
 */
export function createCollection<Row extends AnyRow>({ name, schema }: CollectionOptions<Row>) {
  const newShelf = () => new Collection<RowSchema<Held<Row>>>({ schema: heldSchema(schema) });
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
  /** Checks a row and takes it over. */
  const put = async (row: Row) => {
    if (open.count() >= SHELF) open = newShelf();
    const record = await open.create(new Held(row));
    freeze(row);
    clearPlace(row.id);
    shelves.set(row.id, open);
    index.set(row.id, record);
  };
  /** As a reload would have it: a seeded row that was gone and is back stands where it stood. */
  const inSeedOrder = () => {
    const records = new Map(index);
    index.clear();
    for (const id of new Set([...seeded.keys(), ...records.keys()])) {
      const record = records.get(id);
      if (record) index.set(id, record);
    }
  };
  const write = async (id: RowId, run: () => Promise<unknown>) => {
    const before = index.get(id)?.row;
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
  const present = () => [...index.values()].map(({ row }) => row);

  const collection: RowCollection<Row> = {
    get: (id) => index.get(id)?.row,
    find(where) {
      for (const { row } of index.values()) if (where(row)) return row;
      return undefined;
    },
    all: present,
    select({ where, orderBy, rank, offset = 0, limit = Infinity }) {
      const kept = where ? present().filter(where) : present();
      if (orderBy) kept.sort(orderBy);
      const found = rank ? ranked(kept, rank) : kept;
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
    insert: (row) =>
      serial(async () => {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        const own = structuredClone(row);
        await write(own.id, () => put(own));
        return own;
      }),
    update: (id, change) =>
      serial(async () => {
        const before = index.get(id);
        if (!before) return undefined;
        const draft = structuredClone(before.row);
        change(draft);
        const next = structuredClone(draft);
        await write(id, () => put(next));
        return next;
      }),
    remove: (id) =>
      serial(async () => {
        if (!index.has(id)) return false;
        await write(id, async () => drop(id));
        return true;
      }),
    changes: () => [...touched].map((id) => [id, index.get(id)?.row ?? null]),
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
  /** Fills the collection and takes the rows over; seeded rows are no differences. */
  const load = (rows: readonly Row[]) =>
    serial(async () => {
      for (const row of rows) {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        await put(row).catch((error: unknown) => {
          throw error instanceof RowError ? new RowError(name, `${named(row)}: ${error.problem}`) : error;
        });
        seeded.set(row.id, row);
      }
    });

  return { ...collection, load };
}
