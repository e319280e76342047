export type RowId = number | string;
export interface AnyRow {
  id: RowId;
}

/** What became of the rows that differ from the seed; null means removed. */
export type RowChanges<Row extends AnyRow = AnyRow> = [RowId, Row | null][];

export interface Selection<Row> {
  where?: (row: Readonly<Row>) => boolean;
  orderBy?: (a: Readonly<Row>, b: Readonly<Row>) => number;
  offset?: number;
  limit?: number;
}

/** Rows of one kind, flat, by id. Every row that comes out is the caller's own copy. */
export interface RowCollection<Row extends AnyRow> {
  get(id: Row['id']): Row | undefined;
  find(where: (row: Readonly<Row>) => boolean): Row | undefined;
  all(): Row[];
  /** Filters, then sorts (stable), then pages; `total` counts before paging. */
  select(selection: Selection<Row>): { rows: Row[]; total: number };
  insert(row: Row): Promise<Row>;
  /** Answers undefined for an unknown id. */
  update(id: Row['id'], change: (draft: Row) => void): Promise<Row | undefined>;
  remove(id: Row['id']): Promise<boolean>;
  /** The differences from the seed. */
  changes(): RowChanges<Row>;
  /** Makes the differences these and no others; answers the ids of rows that do not fit any more. */
  sync(changes: RowChanges<Row>): Promise<RowId[]>;
  /** Told after each write what undoes it. */
  onWrite(listener: (undo: () => Promise<void>) => void): () => void;
}
