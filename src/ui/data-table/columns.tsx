import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import { NativeCheckbox } from '@/ui/native/NativeCheckbox';

interface ColumnMeta {
  /** Right-aligned in tabular figures. */
  numeric?: boolean;
  /**
   * CSS width, such as `12rem`. If all columns but one have one, they keep it whatever the rows hold, and a long page of rows
   * is rendered in steps.
   */
  width?: string;
  /**
   * On a phone, where a row is a card: `title` heads it, `plain` has no label, `wide` takes a line of its own, `actions`
   * ends it, `hidden` is left out. By default the column's name stands before its value, in half a line.
   */
  card?: 'title' | 'plain' | 'wide' | 'actions' | 'hidden';
}

const columnMeta: ColumnMeta = {};

/** Rows come sorted, filtered and paged from the server; the table library adds the choice of columns and of rows. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, columnMeta });

/**
 * A column of a DataTable. `header` is its name, as text. `id` is the name that the server sorts by, if it can.
 * `enableHiding: false` keeps it out of the choice of columns.
 */
// The library's own type for columns of mixed values.
// oxlint-disable-next-line typescript/no-explicit-any
export type TableColumn<Row extends object> = ColumnDef<typeof features, Row, any>;

export type TableModel<Row extends object> = ReactTable<typeof features, Row>;

export type TableModelRow<Row extends object> = ReturnType<TableModel<Row>['getRowModel']>['rows'][number];

/** Defines columns: `columns.display({ id: 'total', header: 'Total', cell: ({ row }) => row.original.total })`. */
export const createColumns = <Row extends object>() => createColumnHelper<typeof features, Row>();

/** The id that the library gives a column: its own, or the name of the field that it shows. */
export const idOf = <Row extends object>(column: TableColumn<Row>): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');

/** Check boxes that select rows, and one that selects all rows of the page. */
export const selectionColumn = <Row extends object>(rowLabel: (row: Row) => string): TableColumn<Row> =>
  createColumns<Row>().display({
    id: 'select',
    enableHiding: false,
    meta: { width: '2.5rem', card: 'plain' },
    header: ({ table }) => (
      <NativeCheckbox
        aria-label="Select all rows of this page"
        disabled={table.getRowModel().rows.length === 0}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={(checked) => table.toggleAllRowsSelected(checked)}
      />
    ),
    cell: ({ row }) => (
      <NativeCheckbox
        aria-label={`Select ${rowLabel(row.original)}`}
        checked={row.getIsSelected()}
        onChange={(checked) => row.toggleSelected(checked)}
      />
    ),
  });
