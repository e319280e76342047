import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import type { AdminProduct } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { parseScaledRounded } from '@/domain/decimal';
import { amountInCents, numberFromCents } from '@/domain/money';
import { lowestUnitPrice } from '@/domain/product/margin';
import { readProduct } from '@/domain/product/readProduct';
import { useStore } from '@/lib/store';
import { BusyButton } from '@/ui/BusyButton';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { FocusTableOnRemoval } from '@/ui/data-table/TableGrid';
import { EmptyState } from '@/ui/EmptyState';
import { createDraftStore } from './draftStore';
import { DraftsContext, useDraftStore, useProductDrafts } from './DraftsContext';
import { INVENTORY_FIELDS, moneyText, plainAmount } from './inventoryFields';
import classes from './InventoryGrid.module.css';
import { DiscardDraftsDialog } from './DiscardDraftsDialog';
import { MarginNote } from './MarginNote';
import { PRODUCT_FILTERS } from './productList';
import { useUpdateCosts } from './productMutations';
import { useProductTable } from './useProductTable';

const costField = INVENTORY_FIELDS.find(({ key }) => key === 'supplier_cost');

const usd = (cents: number | null) => (cents === null ? '–' : formatMoney(cents, 'USD'));

const columns = createColumns<AdminProduct>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'name',
    header: 'Product',
    enableHiding: false,
    meta: { card: 'title' },
    cell: ({ row }) => row.original.name,
  }),
  columns.display({ id: 'id', header: 'Number', cell: ({ row }) => row.original.id }),
  columns.display({
    id: 'price',
    header: 'Price',
    meta: { numeric: true },
    cell: ({ row }) => usd(readProduct(row.original).price),
  }),
  columns.display({
    id: 'lowest',
    header: 'Lowest price',
    meta: { numeric: true },
    cell: ({ row }) => usd(lowestUnitPrice(readProduct(row.original))),
  }),
  columns.display({
    id: 'cost',
    header: 'Cost per unit',
    meta: { width: '9rem', numeric: true },
    cell: ({ row }) => <CostCell product={row.original} />,
  }),
  columns.display({ id: 'margin', header: 'Margin', cell: ({ row }) => <MarginNote product={row.original} /> }),
]);

/** The cents that a typed cost is saved as: rounded to the cent, and null for what is no amount. */
const centsOf = (text: string) =>
  amountInCents(moneyText(text)) ?? atLeastZero(parseScaledRounded(plainAmount(text), 2));
const atLeastZero = (cents: number | null) => (cents === null || cents < 0 ? null : cents);

/** Any text is kept until it is saved; one that is not a number counts as 0 (S2 5), and the cell says so before. */
function CostCell({ product }: { product: AdminProduct }) {
  const noteId = useId();
  const store = useDraftStore();
  const draft = useProductDrafts(product.id)?.fields.supplier_cost;
  const isZero = draft !== undefined && centsOf(draft.text) === null;
  return (
    <>
      <input
        className={classes.cell}
        data-numeric
        data-dirty={draft !== undefined || undefined}
        aria-label={`Cost per unit of ${product.name}`}
        aria-describedby={isZero ? noteId : undefined}
        autoComplete="off"
        value={draft?.text ?? product.supplier_cost ?? ''}
        onChange={({ currentTarget }) => costField && store.edit(product, costField, currentTarget.value)}
      />
      {isZero && (
        <span className={classes.conflict} id={noteId}>
          No amount: counts as $0.00
        </span>
      )}
    </>
  );
}

const rowId = ({ id }: AdminProduct) => String(id);

/** What the shop pays for a piece of each product. All changes are saved in one call (S2 2.10). */
export function CostsTable() {
  const [store] = useState(createDraftStore);
  const { controls, data, stale, failure } = useProductTable();
  return (
    <DraftsContext value={store}>
      <DataTable
        label="Costs"
        name="costs"
        columns={COLUMNS}
        rowId={rowId}
        data={data}
        stale={stale}
        failure={failure}
        empty={
          <EmptyState illustration="empty-search" title="No products yet">
            Their costs are entered here.
          </EmptyState>
        }
        controls={controls}
        searchLabel="Search by name, slug or number"
        filters={PRODUCT_FILTERS}
        dense
        wide
      />
      <SaveCosts />
      <DiscardDraftsDialog />
    </DraftsContext>
  );
}

function SaveCosts() {
  const store = useDraftStore();
  const drafts = useStore(store);
  const update = useUpdateCosts();
  if (drafts.size === 0) return null;
  const save = () => {
    const costs = [...drafts].map(([productId, { fields }]) => ({
      productId,
      costPerUnit: numberFromCents(centsOf(fields.supplier_cost?.text ?? '') ?? 0),
    }));
    update.mutate(costs, { onSuccess: () => store.settle(drafts) });
  };
  return (
    <FocusTableOnRemoval>
      <section className={classes.bar} aria-label="Changes">
        <strong role="status">{drafts.size === 1 ? '1 cost changed' : `${drafts.size} costs changed`}</strong>
        <Group gap="xs">
          <BusyButton size="xs" busy={update.isPending} onClick={save}>
            Save costs
          </BusyButton>
          <Button size="xs" variant="default" onClick={() => store.discard()}>
            Discard
          </Button>
        </Group>
      </section>
    </FocusTableOnRemoval>
  );
}
