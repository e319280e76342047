import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { User } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { findLevel } from '@/domain/membership';
import { amountInCents } from '@/domain/money';
import { formatCount } from '@/lib/count';
import { mailtoHref } from '@/lib/mailtoHref';
import { createColumns } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { useTableControls } from '@/ui/data-table/useTableControls';
import { EmptyState } from '@/ui/EmptyState';
import { USER_FILTERS, USER_TABLE, userListQuery, userPage } from './userList';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const levelText = (level: unknown) => {
  const found = findLevel(level);
  return found ? [found.label, found.name].filter(Boolean).join(' ') : String(level);
};

const columns = createColumns<User>();
const COLUMNS = columns.columns([
  columns.display({
    id: 'name',
    header: 'Name',
    enableHiding: false,
    meta: { card: 'title' },
    cell: ({ row }) => row.original.name || 'No name',
  }),
  columns.display({
    id: 'email',
    header: 'Email',
    meta: { card: 'wide' },
    cell: ({ row }) => (
      <Anchor inherit href={mailtoHref(row.original.email)}>
        {row.original.email}
      </Anchor>
    ),
  }),
  columns.display({ id: 'phone', header: 'Phone', cell: ({ row }) => row.original.phone }),
  columns.display({ id: 'level', header: 'Level', cell: ({ row }) => levelText(row.original.membershipLevel) }),
  columns.display({
    id: 'growth',
    header: 'Growth value',
    meta: { numeric: true },
    cell: ({ row }) => formatCount(row.original.growthValue),
  }),
  columns.display({
    id: 'totalSpent',
    header: 'Total spent',
    meta: { numeric: true },
    cell: ({ row }) => formatMoney(amountInCents(row.original.totalSpent) ?? 0, 'USD'),
  }),
  columns.display({
    id: 'createdAt',
    header: 'Joined',
    cell: ({ row }) => day.format(new Date(row.original.createdAt)),
  }),
]);

const rowId = ({ id }: User) => String(id);

/** The buyers (S2 2.10), never with a password. */
export function UsersTable() {
  const controls = useTableControls(USER_TABLE);
  const { state } = controls;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...userListQuery(state),
    placeholderData: (previous) => previous,
    select: useCallback((response: Page<User>) => userPage(response, state), [state]),
  });
  return (
    <DataTable
      label="Users"
      name="users"
      columns={COLUMNS}
      rowId={rowId}
      data={data}
      stale={isPlaceholderData}
      failure={
        error && !data
          ? {
              title: 'The users could not be loaded',
              message: errorMessage(error),
              busy: isFetching,
              onRetry: () => void refetch(),
            }
          : null
      }
      empty={
        <EmptyState illustration="empty-search" title="No users yet">
          Buyers who sign up appear here.
        </EmptyState>
      }
      controls={controls}
      searchLabel="Search by name or email"
      filters={USER_FILTERS}
      dense
      wide
    />
  );
}
