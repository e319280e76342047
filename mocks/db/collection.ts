import { Collection } from '@msw/data';
import type { AnyRow, GeneratedRows, RowChanges, RowCollection, RowId } from './rowCollection';
import { RowError, type RowSchema } from './rowSchema';

interface CollectionOptions<Row extends AnyRow> {
  name: string;
  schema: RowSchema<Row>;
}

/** What the library stores instead of the row. It deeply copies and marks plain objects, but not class instances. */
class RowBox<Row> {
  constructor(readonly row: Row) {}
}

function boxSchema<Row>(schema: RowSchema<Row>): RowSchema<RowBox<Row>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'carton',
      validate(value) {
        const box = value as RowBox<Row>; // `put` passes nothing else
        schema['~standard'].validate(box.row);
        return { value: box };
      },
    },
  };
}

/** What is frozen already is skipped: generated rows share many of their objects. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

/** Computes each rank once: sorting ten thousand rows compares them over a hundred thousand times. */
const sortByRank = <Row>(rows: Row[], rank: (row: Row) => number): Row[] =>
  rows
    .map((row) => ({ row, value: rank(row) }))
    .sort((a, b) => a.value - b.value)
    .map(({ row }) => row);

function findRow<Row>(rows: Iterable<Row>, where: (row: Row) => boolean): Row | undefined {
  for (const row of rows) if (where(row)) return row;
  return undefined;
}

/** The row's name in error messages: its id, and its slug where it has one. */
const describe = (row: AnyRow) => `row ${row.id}${'slug' in row ? ` (${String(row.slug)})` : ''}`;

/** A phone that opens the shop at a plain http address of the local network has no secure context. */
function ensureRandomUuid(): void {
  if ('randomUUID' in crypto) return;
  const id = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');
  Object.defineProperty(crypto, 'randomUUID', { value: id });
}

/** Generated rows that are made at a stretch. */
const SLICE = 500;

/** Rows per library collection; its lookups are linear. */
const CHUNK_SIZE = 100;

/**
 * A table over @msw/data, and the only module that imports it. The seed's rows are read from the seed itself; the library
 * holds the rows that have been written since. Works around the library's limits:
 * - it has no index, so rows are indexed by id here, and split into chunks, since updates and removals scan a collection;
 * - its records are mutable, so rows are frozen, and an update replaces the record;
 * - it pages before it sorts, so both happen here;
 * - its writes are asynchronous, so they are queued;
 * - it calls `crypto.randomUUID`, which browsers have in secure contexts only.
 */
export function createCollection<Row extends AnyRow>({ name, schema }: CollectionOptions<Row>) {
  ensureRandomUuid();
  const newChunk = () => new Collection<RowSchema<RowBox<Row>>>({ schema: boxSchema(schema) });
  type Chunk = ReturnType<typeof newChunk>;
  let openChunk = newChunk();
  /** The library's records of the rows that were written, with their chunks. */
  const written = new Map<RowId, { chunk: Chunk; record: ReturnType<Chunk['all']>[number] }>();
  const index = new Map<RowId, Row>();
  const seeded = new Map<RowId, Row>();
  /** Rows of the seed that have not been read yet. */
  let awaited: GeneratedRows<Row> | null = null;
  /** Makes those rows one after another. */
  let maker: Iterator<Row> | null = null;
  const changed = new Set<RowId>();
  const listeners = new Set<(id: RowId, undo: () => Promise<void>) => void>();
  let queue: Promise<unknown> = Promise.resolve();

  const enqueue = <T>(write: () => Promise<T>): Promise<T> => {
    const result = queue.then(write, write);
    queue = result.catch(() => undefined);
    return result;
  };

  const deleteRecord = (id: RowId) => {
    const stored = written.get(id);
    stored?.chunk.delete(stored.record);
    written.delete(id);
  };
  const drop = (id: RowId) => {
    deleteRecord(id);
    return index.delete(id);
  };
  /** Validates, freezes and stores a row. */
  const put = async (row: Row) => {
    if (openChunk.count() >= CHUNK_SIZE) openChunk = newChunk();
    const record = await openChunk.create(new RowBox(row));
    deepFreeze(row);
    deleteRecord(row.id);
    written.set(row.id, { chunk: openChunk, record });
    index.set(row.id, record.row);
  };
  /** Puts rows that were removed and restored back in the seed's order, as a reload would. */
  const restoreSeedOrder = () => {
    const rows = new Map(index);
    index.clear();
    for (const id of new Set([...seeded.keys(), ...rows.keys()])) {
      const row = rows.get(id);
      if (row) index.set(id, row);
    }
  };
  /**
   * Stores the rows of the seed that were waiting, except those that a saved state has replaced or removed: all of them, or the
   * next ones. Returns whether more are waiting.
   */
  const generate = (most = Infinity): boolean => {
    let made = 0;
    if (!awaited) return false;
    maker ??= awaited.rows()[Symbol.iterator]();
    for (let next = maker.next(); !next.done; next = maker.next()) {
      const row = next.value;
      deepFreeze(row);
      seeded.set(row.id, row);
      if (!changed.has(row.id)) index.set(row.id, row);
      made += 1;
      if (made === most) return true;
    }
    awaited = null;
    maker = null;
    restoreSeedOrder();
    return false;
  };
  const isAwaited = (id: RowId) =>
    awaited !== null && typeof id === 'number' && id >= awaited.firstId && id < awaited.firstId + awaited.count;
  const find = (id: RowId) => {
    if (!index.has(id) && isAwaited(id)) generate();
    return index.get(id);
  };
  const write = async (id: RowId, run: () => Promise<unknown>) => {
    const before = find(id);
    const wasChanged = changed.has(id);
    await run();
    changed.add(id);
    const undo = () =>
      enqueue(async () => {
        const wasRemoved = !index.has(id);
        if (before) await put(before);
        else drop(id);
        if (wasRemoved) restoreSeedOrder();
        if (!wasChanged) changed.delete(id);
      });
    listeners.forEach((listener) => listener(id, undo));
  };

  const resetToSeed = async (id: RowId) => {
    const seed = seeded.get(id);
    if (seed) await put(seed);
    else drop(id); // a row that is awaited comes back with the others
    changed.delete(id);
  };
  const applyChanges = async (changes: RowChanges<Row>) => {
    const invalid: RowId[] = [];
    for (const [id, row] of changes) {
      try {
        if (row) await put(row);
        else drop(id);
        changed.add(id);
      } catch {
        // the table's columns have changed since the row was saved
        invalid.push(id);
        await resetToSeed(id);
      }
    }
    return invalid;
  };
  const all = () => {
    generate();
    return [...index.values()];
  };

  const collection: RowCollection<Row> = {
    get: find,
    find: (where) => findRow(index.values(), where) ?? (awaited ? findRow(all(), where) : undefined),
    all,
    async prepare() {
      while (generate(SLICE)) await new Promise((resolve) => setTimeout(resolve, 0));
    },
    highestId: () =>
      [...index.keys()].reduce<number>(
        (highest, id) => (typeof id === 'number' ? Math.max(highest, id) : highest),
        awaited ? awaited.firstId + awaited.count - 1 : 0,
      ),
    select({ where, orderBy, rank, offset = 0, limit = Infinity }) {
      const matching = where ? all().filter(where) : all();
      if (orderBy) matching.sort(orderBy);
      const sorted = rank ? sortByRank(matching, rank) : matching;
      return { rows: sorted.slice(offset, offset + limit), total: sorted.length };
    },
    insert: (row) =>
      enqueue(async () => {
        if (find(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        const copy = structuredClone(row);
        await write(copy.id, () => put(copy));
        return copy;
      }),
    update: (id, change) =>
      enqueue(async () => {
        const before = find(id);
        if (!before) return undefined;
        const draft = structuredClone(before);
        change(draft);
        const next = structuredClone(draft);
        await write(id, () => put(next));
        return next;
      }),
    remove: (id) =>
      enqueue(async () => {
        if (!find(id)) return false;
        await write(id, async () => drop(id));
        return true;
      }),
    changes: () => [...changed].map((id) => [id, index.get(id) ?? null]),
    check: (row) => void schema['~standard'].validate(row),
    apply: (changes) => enqueue(() => applyChanges(changes)),
    sync: (changes) =>
      enqueue(async () => {
        const next = new Set(changes.map(([id]) => id));
        for (const id of changed) if (!next.has(id)) await resetToSeed(id);
        changed.clear();
        const invalid = await applyChanges(changes);
        restoreSeedOrder();
        return invalid;
      }),
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  /** Loads the seed's rows, without copying them. They do not count as changes. */
  const load = (rows: readonly Row[], generated?: GeneratedRows<Row>) =>
    enqueue(async () => {
      for (const row of rows) {
        if (index.has(row.id)) throw new RowError(name, `row ${row.id} exists already`);
        try {
          collection.check(row);
        } catch (error) {
          throw error instanceof RowError ? new RowError(name, `${describe(row)}: ${error.problem}`) : error;
        }
        deepFreeze(row);
        seeded.set(row.id, row);
        index.set(row.id, row);
      }
      awaited = generated ?? null;
      maker = null;
    });

  return { ...collection, load };
}
