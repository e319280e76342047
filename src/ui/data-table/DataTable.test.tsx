import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '@/app/createApp';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { createColumns, type TableColumn } from './columns';
import { DataTable, type DataTableProps } from './DataTable';
import { readTableState, useTableControls, type TableControls } from './useTableControls';

const columns = createColumns<{ id: number }>();
const COLUMNS = columns.columns([
  columns.accessor('id', { header: 'Number', enableHiding: false }),
  columns.display({ id: 'double', header: 'Double', cell: ({ row }) => row.original.id * 2 }),
]);
const RULES = {
  sorts: [
    { value: '-id', label: 'Highest' },
    { value: 'id', label: 'Lowest' },
  ],
  filters: { color: ['red', 'green'], day: (text: string) => /^\d+$/.test(text) },
} as const;
const SIZED = columns.columns([columns.accessor('id', { header: 'Number', meta: { width: '5rem' } })]);
const DATA = { rows: Array.from({ length: 25 }, (_, id) => ({ id })), total: 130 };

type Data = DataTableProps<{ id: number }>['data'];

function openTable(
  path: string,
  storage = createMemoryStorage(),
  shown: readonly TableColumn<{ id: number }>[] = COLUMNS,
  data = createStore<Data>(DATA),
  failure: DataTableProps<{ id: number }>['failure'] = null,
) {
  let controls: TableControls | undefined;
  function Table() {
    controls = useTableControls(RULES);
    return (
      <DataTable
        label="Numbers"
        name="numbers"
        columns={shown}
        rowId={({ id }) => String(id)}
        data={useStore(data)}
        failure={failure}
        empty="No numbers"
        searchLabel="Search numbers"
        controls={controls}
      />
    );
  }
  const { element, router, dispose } = createApp({
    transport: () => Promise.reject(new Error('These tests make no calls.')),
    baseUrl: 'http://shop.test/',
    storage,
    channel: createNoopChannel(),
    clock: { now: () => new Date('2025-06-16T15:00:00Z') },
    history: { kind: 'memory', start: path },
    routes: [{ path: '*', element: <Table /> }],
  });
  onTestFinished(() => {
    cleanup();
    dispose();
  });
  render(element);
  return { storage, search: () => router.state.location.search, controls: () => controls };
}

it('reads the table from the URL and ignores what it does not know', async () => {
  const { controls } = openTable('/?search=%20flip&sort=name&color=blue&day=7&page=2&rows=50');
  await screen.findByRole('table', { name: 'Numbers' });
  expect(controls()?.state).toEqual({
    search: 'flip',
    sort: '-id',
    page: 2,
    pageSize: 50,
    filters: { color: null, day: '7' },
  });
});

it('reads no page that is larger than rows of many controls allow', () => {
  const largest = new URLSearchParams('rows=100');
  expect(readTableState(largest, RULES).pageSize).toBe(100);
  expect(readTableState(largest, { ...RULES, mostRows: 50 }).pageSize).toBe(25);
});

it('keeps several changes of one task, and returns to the first page', async () => {
  const { controls, search } = openTable('/?page=3&tab=numbers');
  await screen.findByText('51–75 of 130');
  await act(async () => {
    controls()?.change({ sort: 'id' });
    controls()?.change({ filters: { color: 'red' } });
    controls()?.change({ search: 'x' });
  });
  expect(search()).toBe('?tab=numbers&sort=id&color=red&search=x');
});

it('replaces a page beyond the last one', async () => {
  const { search } = openTable('/?page=99');
  expect(await screen.findByText('126–130 of 130')).toBeVisible();
  expect(search()).toBe('?page=6');
});

it.each([
  ['keeps the search that failed, for another one', '/?search=flip', true],
  ['shows an error alone where nothing was searched', '/', false],
])('%s', async (_, path, shown) => {
  const failure = { title: 'Failed to load numbers', message: 'No network.', busy: false, onRetry: () => {} };
  openTable(path, createMemoryStorage(), COLUMNS, createStore<Data>(undefined), failure);
  expect(await screen.findByText('Failed to load numbers')).toBeVisible();
  expect(screen.queryAllByRole('searchbox')).toHaveLength(shown ? 1 : 0);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('sorts by a button in the head, the other way around when it is pressed again', async () => {
  const { search } = openTable('/?sort=id');
  const head = await screen.findByRole('columnheader', { name: 'Number' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect(search()).toBe('');
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  expect(screen.getByRole('columnheader', { name: 'Double' })).not.toHaveAttribute('aria-sort');
});

it.each([
  ['{"numbers":["double"]}', false],
  ['{"others":["double"]}', true],
  ['"anything"', true],
])('with %s in the browser’s storage, the second column is shown: %s', async (stored, shown) => {
  const storage = createMemoryStorage();
  storage.local.set('hiddenColumns', stored);
  openTable('/', storage);
  await screen.findByRole('columnheader', { name: 'Number' });
  expect(screen.queryAllByRole('columnheader', { name: 'Double' })).toHaveLength(shown ? 1 : 0);
});

it('renders a long page in steps where the columns have widths, and after a refresh all rows that were there at once', async () => {
  const pageFrom = (first: number) => ({
    rows: Array.from({ length: 60 }, (_, index) => ({ id: first + index })),
    total: 60,
  });
  const data = createStore<Data>(pageFrom(0));
  const counts: number[] = [];
  const count = () => document.querySelectorAll('tbody > tr:not([aria-hidden])').length;
  const observer = new MutationObserver(() => counts.push(count()));
  observer.observe(document.body, { childList: true, subtree: true });
  openTable('/?rows=100', undefined, SIZED, data);
  await waitFor(() => expect(count()).toBe(60));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(counts).toContain(25);
  expect(counts).toContain(50);
  counts.length = 0;
  act(() => data.set(pageFrom(10)));
  await waitFor(() => expect(screen.getByText('69')).toBeVisible());
  expect(counts.filter((rows) => rows !== 60)).toEqual([]);
  act(() => data.set(pageFrom(1000)));
  expect(count()).toBe(25);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(count()).toBe(60));
  observer.disconnect();
});
