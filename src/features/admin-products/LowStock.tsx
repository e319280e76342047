import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { get, type Page } from '@/api/query';
import type { AdminProduct } from '@/api/types';
import { LOW_STOCK } from '@/domain/product/stock';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';

/** Rows on the dashboard. */
const ROWS = 10;

const lowStockQuery = () => ({
  ...get('/api/admin/products', { query: { sort: 'stock', active: true, limit: ROWS } }),
  select: ({ items }: Page<AdminProduct>) =>
    items
      .filter(({ stock, isActive }) => isActive && stock < LOW_STOCK)
      .toSorted((a, b) => a.stock - b.stock)
      .slice(0, ROWS),
});

/** The active products that run out or have run out, fewest pieces first. */
export function LowStock() {
  const { data, error, isFetching, refetch } = useQuery(lowStockQuery());
  if (!data && error) {
    return (
      <ErrorState
        title="Failed to load products"
        message={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label="Loading the stock" centered />;
  if (data.length === 0) return <p>No product has fewer than {LOW_STOCK} pieces.</p>;
  return (
    <Table aria-label="Low stock" style={{ fontSize: 'var(--mantine-font-size-sm)' }}>
      <thead>
        <tr>
          <th>Product</th>
          <th style={{ textAlign: 'right' }}>Pieces</th>
          <th>Location</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, name, stock, stockLocation }) => (
          <tr key={id} style={{ height: 36 }}>
            <td>
              <Anchor component={Link} inherit to={paths.adminProducts({ edit: String(id) })}>
                {name}
              </Anchor>
            </td>
            <td style={{ textAlign: 'right' }}>
              <StatusBadge tone={stock === 0 ? 'bad' : 'warning'} variant="plain">
                {stock}
              </StatusBadge>
            </td>
            <td>{stockLocation.replace(' Local Stock', '')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
