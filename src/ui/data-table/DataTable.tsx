import { Button } from '@mantine/core';
import { useTable, type RowSelectionState } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { formatCount } from '@/lib/count';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { features, idOf, selectionColumn, type TableColumn } from './columns';
import classes from './DataTable.module.css';
import { TableGrid } from './TableGrid';
import { TablePages } from './TablePages';
import { TableTools, type TableFilter } from './TableTools';
import { useHiddenColumns } from './useHiddenColumns';
import type { TableControls } from './useTableControls';

export interface DataTableProps<Row extends object> {
  /** Accessible name: `Orders`. */
  label: string;
  /** Names the table where the browser keeps its hidden columns: `orders`. */
  name: string;
  /** Must keep their identity. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** One page of rows, which must keep its identity, and the number of rows on all pages; undefined while it first loads. */
  data: { rows: readonly Row[]; total: number } | undefined;
  /** Other rows are loading. */
  stale?: boolean;
  /** The call has failed, and there are no rows. */
  failure?: { title: string; message: string; busy: boolean; onRetry: () => void } | null;
  /** Shown when there is no row without any search or filter. */
  empty: ReactNode;
  /** From `useTableControls`. */
  controls: TableControls;
  searchLabel?: string;
  /** Must keep their identity, as `tools` should: else search and filters are rendered with each answer. */
  filters?: readonly TableFilter[];
  /** More controls above the table. */
  tools?: ReactNode;
  /** Makes rows selectable. `selected` holds ids of rows, also of other pages; `rowLabel` names a row, and keeps its identity. */
  selection?: {
    selected: RowSelectionState;
    onChange: (selected: RowSelectionState) => void;
    rowLabel: (row: Row) => string;
  };
  /** Lower rows, for the back office. */
  dense?: boolean;
  /** For many columns: the table scrolls in a frame of its own. */
  wide?: boolean;
}

const NO_ROWS: readonly never[] = [];
const NO_FILTERS: readonly TableFilter[] = [];
const NOTHING_SELECTED: RowSelectionState = {};

/**
 * A table of one page of rows that the server has searched, filtered, sorted and paged. Its state is in the URL
 * (`useTableControls`). On a phone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, name, columns, rowId, data, stale = false, failure = null, empty, controls } = props;
  const { searchLabel, filters = NO_FILTERS, tools, selection, dense = false, wide = false } = props;
  const { state } = controls;
  const [hidden, hide] = useHiddenColumns(name);
  const rowLabel = selection?.rowLabel;
  const table = useTable({
    features,
    data: data?.rows ?? NO_ROWS,
    columns: useMemo(() => (rowLabel ? [selectionColumn(rowLabel), ...columns] : [...columns]), [columns, rowLabel]),
    getRowId: rowId,
    state: {
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      rowSelection: selection?.selected ?? NOTHING_SELECTED,
    },
    onRowSelectionChange: (next) => selection?.onChange(typeof next === 'function' ? next(selection.selected) : next),
  });
  const choices = useMemo(
    () =>
      columns
        .filter(({ enableHiding = true }) => enableHiding)
        .map((column) => ({ id: idOf(column), name: String(column.header), visible: !hidden.includes(idOf(column)) })),
    [columns, hidden],
  );
  useLastPage(controls, stale ? undefined : data?.total);
  const isEmpty = data?.total === 0 && !stale;
  const isFiltered = state.search !== '' || Object.values(state.filters).some((value) => value !== null);

  if (failure && !isFiltered) return <ErrorState {...failure} />;
  if (isEmpty && !isFiltered) return empty;
  return (
    <div className={classes.root}>
      <TableTools controls={controls} searchLabel={searchLabel} filters={filters} columns={choices} onHide={hide}>
        {tools}
      </TableTools>
      <p className={classes.count} role="status">
        {failure ? '' : stale || !data ? 'Loading' : countText(state.page, state.pageSize, data.total)}
      </p>
      {failure ? (
        <ErrorState {...failure} />
      ) : isEmpty ? (
        <NothingMatches controls={controls} />
      ) : (
        <TableGrid
          table={table}
          controls={controls}
          label={label}
          loading={data === undefined}
          stale={stale}
          dense={dense}
          wide={wide}
        />
      )}
      {data && <TablePages controls={controls} total={data.total} label={label} />}
    </div>
  );
}

/** `1–25 of 1,204`. Announced, so that a search without results is not silent. */
function countText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (total === 0) return '0 results';
  if (first > total) return '';
  return `${formatCount(first)}–${formatCount(Math.min(page * pageSize, total))} of ${formatCount(total)}`;
}

/** Replaces a page beyond the last one in the URL, as after rows were removed. */
function useLastPage({ state, change }: TableControls, total: number | undefined) {
  const lastPage = total === undefined ? Infinity : Math.max(1, Math.ceil(total / state.pageSize));
  const redirect = useEffectEvent(() => change({ page: lastPage }, { replace: true }));
  const isBeyond = state.page > lastPage;
  // The URL is outside React.
  useEffect(() => {
    if (isBeyond) redirect();
  }, [isBeyond]);
}

function NothingMatches({ controls: { state, change } }: { controls: TableControls }) {
  const noFilters = Object.fromEntries(Object.keys(state.filters).map((name) => [name, null]));
  return (
    <EmptyState
      illustration="empty-search"
      title="Nothing matches"
      action={
        <Button variant="default" onClick={() => change({ search: '', filters: noFilters })}>
          Clear search and filters
        </Button>
      }
    >
      Try another word, or fewer filters.
    </EmptyState>
  );
}
