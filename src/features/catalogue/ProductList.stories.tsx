import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { EmptyState } from '@/ui/EmptyState';
import { productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import type { ServerOptions } from '@mocks/server/createServer';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';
import { useListFilters } from './useListFilters';
import { useProductList } from './useProductList';

/** The list as a page uses it: with the URL, the response, and a button per product. */
function StatefulProductList({ onIntent, onAdd }: { onIntent: (page: number) => void; onAdd: (id: number) => void }) {
  const { filters, change } = useListFilters();
  const choice = useMemo(() => ({ ...filters, category: null }), [filters]);
  const add = (id: number, titleId: string) => (
    <Button variant="default" size="sm" aria-describedby={titleId} onClick={() => onAdd(id)}>
      Add
    </Button>
  );
  return (
    <ProductList
      list={useProductList(choice)}
      filters={filters}
      change={change}
      onIntent={onIntent}
      fallback={<ProductGridSkeleton count={6} columns={3} label="Loading products" />}
      empty={
        <EmptyState illustration="no-results" title="No products found">
          No products in this category yet
        </EmptyState>
      }
      action={({ id }, _options, titleId) => add(id, titleId)}
      rowAction={({ id }, _options, _quantity, titleId) => add(id, titleId)}
    />
  );
}

/** Six products per page, of sixty. */
const sixOfSixty: Handlers['listProducts'] = ({ db, query: { offset = 0 } }) => ({
  status: 200,
  body: db.products.all().slice(Math.min(offset, 6)).slice(0, 6).map(productResponse),
  headers: { 'X-Total-Count': 60 },
});
const sixty = (server: ServerOptions = {}) => ({ ...server, overrides: { listProducts: sixOfSixty } });
const lastChosenAsTable = () => {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.listView, 'table');
  return storage;
};

const meta = {
  title: 'Catalogue/ProductList',
  component: StatefulProductList,
  args: { onIntent: fn(), onAdd: fn() },
  parameters: { shop: { server: sixty() } },
  decorators: [
    (Story) => (
      <div style={{ width: 1000, maxWidth: '100%', padding: 16, boxSizing: 'border-box', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatefulProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    const [first] = await list.findAllByRole('article');
    const second = () => list.getByRole('button', { name: 'Page 2' });
    // The buttons load late and may render again; the pointer must rest on one.
    await waitFor(
      async () => {
        await userEvent.hover(second());
        await expect(args.onIntent).toHaveBeenLastCalledWith(2);
      },
      { interval: 300 },
    );
    await userEvent.click(second());
    await waitFor(() => expect(second()).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(6));
  },
};

export const Table: Story = {
  parameters: { shop: { storage: lastChosenAsTable(), server: sixty() } },
  play: async ({ args, canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /Item 101/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(101);
  },
};

export const Loading: Story = {
  parameters: { shop: { server: { latency: 600_000 } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByTestId('card-skeleton')).toHaveLength(6);
  },
};

export const NoProducts: Story = { parameters: { shop: { server: { scenario: 'empty-shop' } } } };

export const LoadFailure: Story = {
  parameters: { shop: { server: { faults: { listProducts: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The products could not be loaded')).toBeVisible();
  },
};

export const ProductsRetrySucceeds: Story = {
  parameters: { shop: { server: sixty({ faults: { listProducts: { networkError: true, times: 1 } } }) } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(await list.findByText('The server could not be reached.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(6));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
