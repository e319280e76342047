import { Skeleton, UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowsSort from '@tabler/icons-react/icons/IconArrowsSort';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import { memo, useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { TableModel, TableModelRow } from './columns';
import classes from './DataTable.module.css';
import type { TableControls } from './useTableControls';

interface TableGridProps<Row extends object> {
  table: TableModel<Row>;
  controls: TableControls;
  label: string;
  loading: boolean;
  stale: boolean;
  dense: boolean;
  wide: boolean;
}

/** Rows while their number is unknown. */
const SKELETON_ROWS = 8;

/** Rows that are rendered at a stretch: the smallest page. */
const STEP = 25;

/** The least width of the column that states none and takes what the others leave. */
const LEAST_WIDTH = '7rem';

interface TableRowProps<Row extends object> {
  row: TableModelRow<Row>;
  selected: boolean;
  /** Ids of the visible columns. */
  columns: string;
}

/**
 * One row. It is rendered again when its data, its selection or the choice of columns changes, and not while a filter is
 * typed or other rows are loading.
 */
const TableRow = memo(function TableRow<Row extends object>({ row, selected }: TableRowProps<Row>) {
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      {row.getVisibleCells().map((cell) => {
        const { header, meta, cell: render } = cell.column.columnDef;
        return (
          <td
            key={cell.column.id}
            data-numeric={meta?.numeric || undefined}
            data-card={meta?.card}
            data-label={typeof header === 'string' ? header : undefined}
          >
            {/* Called and not rendered as a component: there are hundreds of cells, and none has a state here. */}
            {typeof render === 'function' ? render(cell.getContext()) : render}
          </td>
        );
      })}
    </tr>
  );
  // `memo` would lose the type parameter.
}) as <Row extends object>(props: TableRowProps<Row> & { key: string }) => ReactNode;

/** The table itself: head and rows, or placeholders of rows. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { table, controls, label, loading, stale, dense, wide } = props;
  const { FlexRender } = table;
  const visible = table.getVisibleLeafColumns();
  const columns = visible.map(({ id }) => id).join();
  const widthOf = ({ columnDef }: (typeof visible)[number]) => columnDef.meta?.width;
  // With one such column at most, widths do not depend on the rows: the layout is fixed, and rows can appear in steps without
  // moving the columns.
  const isFixed = table.getAllLeafColumns().filter((column) => widthOf(column) === undefined).length <= 1;
  const { rows } = table.getRowModel();
  const count = useSteps(rows, isFixed);
  const awaited = Math.max(0, rows.length - count);
  return (
    <div
      className={classes.frame}
      data-wide={wide || undefined}
      // A frame that scrolls must be reachable by keyboard.
      {...(wide && { role: 'region', 'aria-label': `${label}, scrolls`, tabIndex: 0 })}
    >
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={loading || stale || awaited > 0}
        data-fixed={isFixed || undefined}
        style={isFixed ? leastWidth(visible.map((column) => widthOf(column) ?? LEAST_WIDTH)) : undefined}
        data-stale={stale || undefined}
        data-dense={dense || undefined}
      >
        <thead className={classes.head}>
          <tr>
            {table.getLeafHeaders().map((header) => {
              const { id, columnDef } = header.column;
              const name = <FlexRender header={header} />;
              const first = controls.sorts.find(({ value }) => columnOf(value) === id);
              const direction = columnOf(controls.state.sort) === id && directionOf(controls.state.sort);
              return (
                <th
                  key={id}
                  scope="col"
                  style={{ width: columnDef.meta?.width }}
                  data-numeric={columnDef.meta?.numeric || undefined}
                  aria-sort={first && (direction || 'none')}
                >
                  {first ? (
                    <SortButton
                      direction={direction}
                      onClick={() => controls.change({ sort: direction ? opposite(controls) : first.value })}
                    >
                      {name}
                    </SortButton>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={classes.body}>
          {loading
            ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
                <tr key={index} className={classes.row} aria-hidden="true" data-testid="row-skeleton">
                  {visible.map(({ id }) => (
                    <td key={id}>
                      <Skeleton height={14} width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            : rows
                .slice(0, count)
                .map((row) => <TableRow key={row.id} row={row} selected={row.getIsSelected()} columns={columns} />)}
          {awaited > 0 && (
            // Keeps their room, so that nothing below them moves.
            <tr aria-hidden="true" style={{ height: `calc(${awaited} * var(--row))` }} />
          )}
        </tbody>
      </table>
    </div>
  );
}

// React's type lacks custom properties.
const leastWidth = (widths: readonly string[]) => ({ '--least-width': `calc(${widths.join(' + ')})` }) as CSSProperties;

/**
 * How many of the rows to render. A page of more rows than `STEP` appears in steps, one after each paint, so that the browser
 * can handle input in between. Rows that were there before, as after a refresh, stay.
 */
function useSteps<Row extends object>(rows: readonly TableModelRow<Row>[], inSteps: boolean): number {
  const [state, setState] = useState({ rows, count: STEP });
  if (state.rows !== rows) {
    const shown = new Set(state.rows.slice(0, state.count).map(({ id }) => id));
    const others = rows.filter(({ id }) => !shown.has(id));
    const next = others[STEP];
    setState({ rows, count: next ? rows.indexOf(next) : rows.length });
  }
  const { count } = state;
  const isWaiting = inSteps && count < rows.length;
  // The browser's tasks are outside React.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState({ rows, count: count + STEP }), 0);
    return () => clearTimeout(timer);
  }, [isWaiting, rows, count]);
  return isWaiting ? count : rows.length;
}

const columnOf = (sort: string) => sort.replace(/^-/, '');
const directionOf = (sort: string) => (sort.startsWith('-') ? 'descending' : 'ascending');

/** The other direction of the sort order in use; the same one if the server offers no other. */
function opposite({ sorts, state: { sort } }: TableControls): string {
  const other = sort.startsWith('-') ? columnOf(sort) : `-${sort}`;
  return sorts.some(({ value }) => value === other) ? other : sort;
}

interface SortButtonProps {
  direction: 'ascending' | 'descending' | false;
  onClick: () => void;
  children: ReactNode;
}

function SortButton({ direction, onClick, children }: SortButtonProps) {
  const Icon = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <UnstyledButton className={classes.sort} data-active={direction !== false || undefined} onClick={onClick}>
      {children}
      <Icon size={14} stroke={2} aria-hidden="true" />
    </UnstyledButton>
  );
}

/**
 * For buttons beside a table that go once they have been pressed: the focus then moves to the table's frame, and not to the top
 * of the page.
 */
export function FocusTableOnRemoval({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // The cleanup of a layout effect runs while the buttons are still in the document and one of them has the focus.
  useLayoutEffect(() => {
    const buttons = ref.current;
    return () => {
      if (!buttons?.contains(document.activeElement)) return;
      const frame = buttons.closest('main')?.querySelector<HTMLElement>('[role="region"][tabindex="0"]');
      frame?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
