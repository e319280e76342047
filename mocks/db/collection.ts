import { Collection } from '@msw/data';
import type { AnyRow, RowCollection, RowId } from './rowCollection';
import { RowError, type RowSchema } from './rowSchema';

interface CollectionOptions<Row extends AnyRow> {
  name: string;
  schema: RowSchema<Row>;
}

/**
 * The only door to @msw/data, which is used flat: an own index by id, writes one after the other, copies on
 * the way out and sort before paging, because its records are live, concurrent updates of it get lost and it
 * sorts a page after it has cut it.
 */
export function createCollection<Row extends AnyRow>({ name, schema }: CollectionOptions<Row>) {
  const records = new Collection<RowSchema<Row>>({ schema });
  type Stored = ReturnType<typeof records.all>[number];
  const index = new Map<RowId, Stored>();
  const seeded = new Map<RowId, Row>();
  const touched = new Set<RowId>();
  const listeners = new Set<(undo: () => Promise<void>) => void>();
  let queue: Promise<unknown> = Promise.resolve();

  const copy = (row: Row): Row => structuredClone({ ...row });
  const serial = <T>(write: () => Promise<T>): Promise<T> => {
    const result = queue.then(write, write);
    queue = result.catch(() => undefined);
    return result;
  };

  const put = async (row: Row) => {
    const before = index.get(row.id);
    const after = before
      ? await records.update(before, {
          data(draft) {
            // the draft is the row itself; keys that the new row lacks go
            const target = draft as Record<string, unknown>;
            for (const key of Object.keys(target)) if (!(key in row)) delete target[key];
            Object.assign(target, structuredClone(row));
          },
        })
      : await records.create(row);
    if (!after) throw new RowError(name, `row ${row.id} is gone`);
    index.set(row.id, after);
    return after;
  };
  const drop = (id: RowId) => {
    const record = index.get(id);
    if (record) records.delete(record);
    return index.delete(id);
  };
  const write = async (id: RowId, run: () => Promise<unknown>) => {
    const before = index.get(id);
    const wasTouched = touched.has(id);
    const kept = before && copy(before);
    await run();
    touched.add(id);
    const undo = () =>
      serial(async () => {
        if (kept) await put(kept);
        else drop(id);
        if (!wasTouched) touched.delete(id);
      });
    listeners.forEach((listener) => listener(undo));
  };

  const collection: RowCollection<Row> = {
    get(id) {
      const row = index.get(id);
      return row && copy(row);
    },
    find(where) {
      for (const row of index.values()) if (where(row)) return copy(row);
      return undefined;
    },
    all: () => [...index.values()].map(copy),
    select({ where, orderBy, offset = 0, limit = Infinity }) {
      const found = [...index.values()].filter((row) => !where || where(row));
      if (orderBy) found.sort(orderBy);
      return { rows: found.slice(offset, offset + limit).map(copy), total: found.length };
    },
    insert: (row) =>
      serial(async () => {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        await write(row.id, () => put(row));
        return copy(row);
      }),
    update: (id, change) =>
      serial(async () => {
        const before = index.get(id);
        if (!before) return undefined;
        const next = copy(before);
        change(next);
        await write(id, () => put(next));
        return next;
      }),
    remove: (id) =>
      serial(async () => {
        if (!index.has(id)) return false;
        await write(id, async () => drop(id));
        return true;
      }),
    changes: () =>
      [...touched].map((id) => {
        const row = index.get(id);
        return [id, row ? copy(row) : null];
      }),
    sync: (changes) =>
      serial(async () => {
        const next = new Map(changes);
        const misfits: RowId[] = [];
        for (const id of touched) if (!next.has(id)) await restoreSeed(id);
        touched.clear();
        for (const [id, row] of next) {
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
      }),
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const restoreSeed = async (id: RowId) => {
    const seed = seeded.get(id);
    if (seed) await put(seed);
    else drop(id);
  };
  /** Fills the collection; seeded rows are no differences. */
  const load = (rows: readonly Row[]) =>
    serial(async () => {
      for (const row of rows) {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        seeded.set(row.id, row);
        await put(row);
      }
    });

  return { ...collection, load };
}
