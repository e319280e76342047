import { Button } from '@mantine/core';
import type { RowSelectionState } from '@tanstack/react-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '@/ui/EmptyState';
import { StatusBadge } from '@/ui/StatusBadge';
import { createColumns } from './columns';
import { DataTable, type DataTableProps } from './DataTable';
import { useTableControls } from './useTableControls';
import { enterText } from '@tests/support/enterText';

interface Delivery {
  id: number;
  company: string;
  status: 'open' | 'done';
  pieces: number;
}

const DELIVERIES: readonly Delivery[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  company: `${['Harbor', 'Orchard', 'Northwind', 'Lakeside'][index % 4]} Electronics ${index + 1}`,
  status: index % 3 === 0 ? 'open' : 'done',
  pieces: ((index * 37) % 900) + 10,
}));

const columns = createColumns<Delivery>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'id',
    header: 'Delivery',
    enableHiding: false,
    meta: { card: 'title', width: '8rem' },
    cell: ({ row }) => `No. ${row.original.id}`,
  }),
  columns.accessor('company', { header: 'Company' }),
  columns.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => (
      <StatusBadge tone={original.status === 'done' ? 'good' : 'waiting'}>{original.status}</StatusBadge>
    ),
  }),
  columns.accessor('pieces', { header: 'Pieces', meta: { numeric: true } }),
  columns.display({
    id: 'actions',
    header: 'Actions',
    enableHiding: false,
    meta: { numeric: true, card: 'actions' },
    cell: ({ row }) => (
      <Button variant="default" size="xs" aria-label={`Open delivery ${row.original.id}`}>
        Open
      </Button>
    ),
  }),
]);

const RULES = {
  sorts: [
    { value: '-id', label: 'Newest first' },
    { value: 'id', label: 'Oldest first' },
    { value: '-pieces', label: 'Most pieces' },
    { value: 'pieces', label: 'Fewest pieces' },
  ],
  filters: { status: ['open', 'done'] },
} as const;
const rowId = ({ id }: Delivery) => String(id);
const rowLabel = ({ id }: Delivery) => `delivery ${id}`;

interface DeliveriesProps extends Pick<DataTableProps<Delivery>, 'stale' | 'failure' | 'dense' | 'wide'> {
  all?: readonly Delivery[] | undefined;
  selectable?: boolean;
}

/** Stands in for a page, and for the server that sorts, filters and pages. */
function Deliveries({ all, selectable = false, ...more }: DeliveriesProps) {
  const controls = useTableControls(RULES);
  const [selected, setSelected] = useState<RowSelectionState>({});
  const { search, sort, page, pageSize, filters } = controls.state;
  const data = useMemo(() => {
    if (!all) return undefined;
    const key = sort.replace('-', '') as 'id' | 'pieces'; // the rules' sort orders
    const found = all
      .filter((row) => row.company.toLowerCase().includes(search.toLowerCase()))
      .filter((row) => !filters.status || row.status === filters.status)
      .toSorted((a, b) => (sort.startsWith('-') ? b[key] - a[key] : a[key] - b[key]));
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }, [all, search, sort, page, pageSize, filters.status]);
  return (
    <DataTable
      label="Deliveries"
      name="deliveries"
      columns={COLUMNS}
      rowId={rowId}
      data={data}
      controls={controls}
      searchLabel="Search by company"
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'All statuses',
          options: [
            { value: 'open', label: 'Open' },
            { value: 'done', label: 'Done' },
          ],
        },
      ]}
      empty={
        <EmptyState illustration="empty-orders" title="No deliveries yet">
          They appear here as soon as one is planned.
        </EmptyState>
      }
      {...(selectable && { selection: { selected, onChange: setSelected, rowLabel } })}
      {...more}
    />
  );
}

const meta = {
  title: 'UI/DataTable',
  component: Deliveries,
  args: { all: DELIVERIES },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Deliveries>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const firstRow = async (canvas: HTMLElement) => (await within(canvas).findAllByRole('row'))[1]?.textContent ?? 'no row';

export const TenThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await expect(await table.findByText('1–25 of 10,000')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Pieces' }));
    await waitFor(async () => expect(await firstRow(canvasElement)).toContain('909'));
    await expect(table.getByRole('columnheader', { name: 'Pieces' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.getByRole('button', { name: 'Pieces' }));
    await waitFor(() =>
      expect(table.getByRole('columnheader', { name: 'Pieces' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.selectOptions(table.getByLabelText('Status'), 'Open');
    await expect(await table.findByText('1–25 of 3,334')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Page 2' }));
    await expect(await table.findByText('26–50 of 3,334')).toBeVisible();
  },
};

export const HidesAColumn: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(await table.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await within(document.body).findByRole('menuitemcheckbox', { name: 'Company' }));
    await waitFor(() => expect(table.queryByRole('columnheader', { name: 'Company' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const Selection: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(await table.findByRole('checkbox', { name: 'Select delivery 10000' }));
    await expect(table.getByRole('checkbox', { name: 'Select all rows of this page' })).toBePartiallyChecked();
  },
};

export const DenseAndWide: Story = { args: { dense: true, wide: true, selectable: true } };

export const Loading: Story = {
  args: { all: undefined, selectable: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' })).toBeDisabled(),
};

export const OtherRowsAreLoading: Story = { args: { stale: true } };

export const Failed: Story = {
  args: {
    failure: {
      title: 'The deliveries could not be loaded',
      message: 'The server reported an error.',
      busy: false,
      onRetry: fn(),
    },
  },
};

export const Empty: Story = { args: { all: [] } };

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await enterText(userEvent, await table.findByLabelText('Search by company'), 'no such company');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await table.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await table.findByText('1–25 of 10,000')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone, args: { selectable: true } };
