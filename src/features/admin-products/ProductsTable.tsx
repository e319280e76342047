import IconPencil from '@tabler/icons-react/icons/IconPencil';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import type { AdminProduct } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { amountInCents } from '@/domain/money';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { NativeButton } from '@/ui/native/NativeButton';
import { TextLink } from '@/ui/native/TextLink';
import { ProductImage } from '@/ui/ProductImage';
import { StatusBadge } from '@/ui/StatusBadge';
import { ProductActionsContext, useProductActions } from './ProductActionsContext';
import { PRODUCT_FILTERS, STOCK_STATUS_NAMES } from './productList';
import classes from './ProductsTable.module.css';
import { useProductTable } from './useProductTable';

const TONES = { in_stock: 'good', low_stock: 'warning', out_of_stock: 'bad' } as const;

const usd = (amount: string | null | undefined) => {
  const cents = amountInCents(amount);
  return cents === null ? '–' : formatMoney(cents, 'USD');
};

const columns = createColumns<AdminProduct>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'name',
    header: 'Name',
    enableHiding: false,
    meta: { card: 'title' },
    cell: ({ row: { original } }) => (
      <span className={classes.name}>
        <ProductImage className={classes.image} name={original.images[0]} alt="" size={32} />
        {/* The shop has no page of a hidden product. */}
        {original.isActive ? (
          <TextLink to={paths.product(original.slug)} title="Opens the shop’s page">
            {original.name}
          </TextLink>
        ) : (
          original.name
        )}
      </span>
    ),
  }),
  columns.display({ id: 'id', header: 'Number', meta: { width: '5.5rem' }, cell: ({ row }) => row.original.id }),
  columns.display({
    id: 'slug',
    header: 'Slug',
    meta: { width: '13rem' },
    cell: ({ row: { original } }) => (
      <span className={classes.slug} title={original.slug}>
        {original.slug}
      </span>
    ),
  }),
  columns.display({
    id: 'price',
    header: 'Price',
    meta: { numeric: true, width: '5rem' },
    cell: ({ row }) => usd(row.original.wholesalePrice),
  }),
  columns.display({
    id: 'cost',
    header: 'Cost',
    meta: { numeric: true, width: '5rem' },
    cell: ({ row }) => usd(row.original.supplier_cost),
  }),
  columns.display({
    id: 'stock',
    header: 'Stock',
    meta: { numeric: true, width: '5rem' },
    cell: ({ row }) => formatCount(row.original.stock),
  }),
  columns.display({
    id: 'status',
    header: 'Status',
    meta: { width: '9.5rem' },
    cell: ({ row: { original } }) => (
      <span className={classes.status}>
        <StatusBadge tone={TONES[original.stockStatus]} variant="plain">
          {STOCK_STATUS_NAMES[original.stockStatus]}
        </StatusBadge>
        {!original.isActive && <StatusBadge tone="neutral">Hidden</StatusBadge>}
      </span>
    ),
  }),
  columns.display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { numeric: true, card: 'actions', width: '6.5rem' },
    cell: ({ row }) => <RowActions product={row.original} />,
  }),
]);

function RowActions({ product }: { product: AdminProduct }) {
  const { edit, remove } = useProductActions();
  return (
    <span className={classes.actions}>
      <NativeButton look="icon" aria-label={`Edit ${product.name}`} onClick={() => edit(product)}>
        <IconPencil size={16} aria-hidden />
      </NativeButton>
      <NativeButton look="danger" aria-label={`Delete ${product.name}`} onClick={() => remove(product)}>
        <IconTrash size={16} aria-hidden />
      </NativeButton>
    </span>
  );
}

const rowId = ({ id }: AdminProduct) => String(id);

interface ProductsTableProps {
  onEdit: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
}

/** All products, hidden ones included. */
export function ProductsTable({ onEdit, onDelete }: ProductsTableProps) {
  const { controls, data, stale, failure } = useProductTable();
  return (
    <ProductActionsContext value={{ edit: onEdit, remove: onDelete }}>
      <DataTable
        label="Products"
        name="adminProducts"
        columns={COLUMNS}
        rowId={rowId}
        data={data}
        stale={stale}
        failure={failure}
        empty={
          <EmptyState illustration="empty-search" title="No products yet">
            Add the first one.
          </EmptyState>
        }
        controls={controls}
        searchLabel="Search by name, slug or number"
        filters={PRODUCT_FILTERS}
        dense
        wide
      />
    </ProductActionsContext>
  );
}
