export type RowId = number | string;
export interface AnyRow {
  id: RowId;
}

/** Rows that differ from the seed, by id; null for a removed row. */
export type RowChanges<Row extends AnyRow = AnyRow> = [RowId, Row | null][];

/** Rows of the seed that a table makes when one of them is first read: thousands of them would delay the start. */
export interface GeneratedRows<Row> {
  /** Their ids: `count` numbers from `firstId`. */
  firstId: number;
  count: number;
  /** Makes them in the order of their ids. They are not validated. A generator makes them one by one, for `prepare`. */
  rows: () => Iterable<Row>;
}

export interface Selection<Row> {
  where?: (row: Readonly<Row>) => boolean;
  orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number;
  /** Sorts by a number instead of `orderBy`, ascending. Computed once per row. */
  rank?: (row: Readonly<Row>) => number;
  offset?: number;
  limit?: number;
}

/**
 * A table: rows of one type by id. Returned rows are deeply frozen and never change; an update replaces the row. So
 * they can be shared, compared by identity and cached without copying.
 */
export interface RowCollection<Row extends AnyRow> {
  get(id: Row['id']): Readonly<Row> | undefined;
  find(where: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined;
  all(): Readonly<Row>[];
  /**
   * Makes the generated rows in slices, before a call that reads all of them: the server may run inside a page, which must
   * answer to input meanwhile.
   */
  prepare(): Promise<void>;
  /** The highest numeric id, 0 without any. Makes no generated rows. */
  highestId(): number;
  /** Filters, then sorts (stable), then pages. `total` is the count before paging. */
  select(selection: Selection<Row>): { rows: Readonly<Row>[]; total: number };
  /** Stores a copy. @throws RowError when the id exists or the row is invalid */
  insert(row: Row): Promise<Readonly<Row>>;
  /** `change` modifies a copy, which then replaces the row. Resolves with undefined for an unknown id. */
  update(id: Row['id'], change: (draft: Row) => void): Promise<Readonly<Row> | undefined>;
  remove(id: Row['id']): Promise<boolean>;
  /** The differences from the seed. */
  changes(): RowChanges<Row>;
  /** @throws RowError for an invalid row */
  check(row: unknown): void;
  /** Applies changes on top of the current ones. Invalid rows are reset to the seed; resolves with their ids. */
  apply(changes: RowChanges<Row>): Promise<RowId[]>;
  /** Replaces all changes with these. Invalid rows are reset to the seed; resolves with their ids. */
  sync(changes: RowChanges<Row>): Promise<RowId[]>;
  /** Calls back after each write with the row's id and a function that undoes it. Returns the function that unsubscribes. */
  onWrite(listener: (id: RowId, undo: () => Promise<void>) => void): () => void;
}
