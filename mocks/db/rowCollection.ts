export type RowId = number | string;
export interface AnyRow {
  id: RowId;
}

/** What became of the rows that differ from the seed; null means removed. */
export type RowChanges<Row extends AnyRow = AnyRow> = [RowId, Row | null][];

export interface Selection<Row> {
  where?: (row: Readonly<Row>) => boolean;
  orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number;
  /** In place of `orderBy`: a number that is worked out once for each row, least first. */
  rank?: (row: Readonly<Row>) => number;
  offset?: number;
  limit?: number;
}

/**
 * Rows of one kind, flat, by id. A row that comes out is frozen through and through, and never changes: an update
 * puts another in its place. So rows are handed around, compared and remembered without being copied.
 */
export interface RowCollection<Row extends AnyRow> {
  get(id: Row['id']): Readonly<Row> | undefined;
  find(where: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined;
  all(): Readonly<Row>[];
  /** Filters, then sorts (stable), then pages; `total` counts before paging. */
  select(selection: Selection<Row>): { rows: Readonly<Row>[]; total: number };
  /** Keeps a copy. */
  insert(row: Row): Promise<Readonly<Row>>;
  /** `change` gets a copy of its own to write on. Answers undefined for an unknown id. */
  update(id: Row['id'], change: (draft: Row) => void): Promise<Readonly<Row> | undefined>;
  remove(id: Row['id']): Promise<boolean>;
  /** The differences from the seed. */
  changes(): RowChanges<Row>;
  /** @throws RowError for what is no row of this collection */
  check(row: unknown): void;
  /** Adds to the differences and takes the rows over; answers the ids of rows that do not fit any more, which are as seeded then. */
  apply(changes: RowChanges<Row>): Promise<RowId[]>;
  /** Makes the differences these and no others; answers like `apply`. */
  sync(changes: RowChanges<Row>): Promise<RowId[]>;
  /** Told after each write which row it was, and what undoes it. */
  onWrite(listener: (id: RowId, undo: () => Promise<void>) => void): () => void;
}
