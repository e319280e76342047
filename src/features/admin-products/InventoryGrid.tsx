import type { RowSelectionState } from '@tanstack/react-table';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { AdminProduct } from '@/api/types';
import { paths } from '@/lib/paths';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/native/TextLink';
import { useToast } from '@/ui/toast/useToast';
import { BulkEdit } from './BulkEdit';
import { createDraftStore } from './draftStore';
import { DraftsContext } from './DraftsContext';
import { fillDown, onGridKeyDown, onGridPaste } from './gridKeys';
import { InventoryCell } from './InventoryCell';
import { INVENTORY_FIELDS, type InventoryField } from './inventoryFields';
import classes from './InventoryGrid.module.css';
import { DiscardDraftsDialog } from './DiscardDraftsDialog';
import { MarginNote } from './MarginNote';
import { PRODUCT_FILTERS } from './productList';
import { SaveBar } from './SaveBar';
import { useProductTable } from './useProductTable';

/** Milliseconds between two refreshes. What is being edited stays as it is. */
const REFRESH_INTERVAL = 30_000;

/** As narrow as the column's name and longest value, for the names of the products. */
const WIDTHS: Record<InventoryField['key'], string> = {
  stockStatus: '8.5rem',
  stockLocation: '11.75rem',
  stock: '5.5rem',
  supplier_cost: '6rem',
  weight: '5.75rem',
  wholesalePrice: '8.25rem',
  originalPrice: '6.25rem',
  isActive: '3.5rem',
};

const columns = createColumns<AdminProduct>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'name',
    header: 'Product',
    enableHiding: false,
    meta: { card: 'title' },
    cell: ({ row: { original } }) => (
      <span className={classes.name} title={`${original.name}, ${original.id}`}>
        <TextLink to={paths.adminProducts({ edit: String(original.id) })}>{original.name}</TextLink>
        <span className={classes.id}>{original.id}</span>
      </span>
    ),
  }),
  ...INVENTORY_FIELDS.map((field) =>
    columns.display({
      // The server sorts by `stock` and `price`.
      id: field.key === 'wholesalePrice' ? 'price' : field.key,
      header: field.label,
      meta: { numeric: field.numeric ?? false, width: WIDTHS[field.key] },
      cell: ({ row }) => <InventoryCell product={row.original} field={field} />,
    }),
  ),
  columns.display({
    id: 'margin',
    header: 'Margin',
    meta: { width: '11.5rem' },
    cell: ({ row }) => <MarginNote product={row.original} />,
  }),
]);

const rowId = ({ id }: AdminProduct) => String(id);
const rowLabel = ({ name }: AdminProduct) => name;
/** `1 row`, `5 rows`; null for none. */
const countOf = (count: number, name: string) => (count === 0 ? null : `${count} ${name}${count === 1 ? '' : 's'}`);

/** Stock, prices and weight of all products, edited like a spreadsheet (S2 2.10). Nothing is saved before Save. */
export function InventoryGrid() {
  const { controls, data, stale, failure } = useProductTable({ refetchInterval: REFRESH_INTERVAL });
  const [store] = useState(createDraftStore);
  const [selected, setSelected] = useState<RowSelectionState>({});
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const grid = useMemo(() => ({ rows, store }), [rows, store]);
  const frame = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  /** The cell that had the focus last, for the button. */
  const lastCell = useRef<{ row: string; field: string } | null>(null);
  const tools = useMemo(() => {
    const fill = () => {
      const { row, field: key } = lastCell.current ?? {};
      const index = grid.rows.findIndex(({ id }) => String(id) === row);
      const field = INVENTORY_FIELDS.find((other) => other.key === key);
      const product = grid.rows[index];
      const below = grid.rows.slice(index + 1);
      if (field && product && below.length > 0) return fillDown(grid, field, product, below);
      toast({
        title: 'Nothing was filled',
        description: product ? 'That cell is in the last row.' : 'Select a cell first: it is copied to all rows below.',
        tone: 'danger',
      });
    };
    return (
      <Button variant="default" size="sm" onClick={fill}>
        Fill down
      </Button>
    );
  }, [grid, toast]);
  return (
    <DraftsContext value={store}>
      <p className={classes.hint}>
        Type over any cell, or paste from a spreadsheet. <kbd>Enter</kbd> and the arrows move, <kbd>Esc</kbd> restores,{' '}
        <kbd>Ctrl D</kbd> copies the cell above, <kbd>Ctrl Shift D</kbd> fills all rows below.
      </p>
      <div
        ref={frame}
        role="presentation"
        onKeyDown={(event) => onGridKeyDown(event, grid)}
        onPaste={(event) => {
          const left = onGridPaste(event, grid);
          const parts = [countOf(left.rows, 'row'), countOf(left.columns, 'column')].filter((part) => part !== null);
          if (parts.length === 0) return;
          toast({
            title: 'Not everything was pasted',
            description: `${parts.join(' and ')} did not fit into this page of the table.`,
            tone: 'danger',
          });
        }}
        onFocus={({ target }) => {
          const { row, field } = target.dataset;
          if (row && field) lastCell.current = { row, field };
        }}
      >
        <DataTable
          label="Inventory"
          name="inventory"
          columns={COLUMNS}
          rowId={rowId}
          data={data}
          stale={stale}
          failure={failure}
          empty={
            <EmptyState illustration="empty-search" title="No products yet">
              Products are added on the products page.
            </EmptyState>
          }
          controls={controls}
          searchLabel="Search by name, slug or number"
          filters={PRODUCT_FILTERS}
          tools={tools}
          selection={{ selected, onChange: setSelected, rowLabel }}
          dense
          wide
        />
      </div>
      <BulkEdit products={rows.filter((product) => selected[rowId(product)])} onDone={() => setSelected({})} />
      <SaveBar rows={rows} />
      <DiscardDraftsDialog />
    </DraftsContext>
  );
}
