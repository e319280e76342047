import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';

interface LoginNeededProps {
  title?: string;
  children: ReactNode;
}

/** Shown to a visitor in place of a page of the account; the login leads back to the page. */
export function LoginNeeded({ title = 'Please log in to continue', children }: LoginNeededProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      illustration="empty-orders"
      title={title}
      order={1}
      action={
        <Button component={Link} to={paths.login(`${pathname}${search}`)}>
          Login
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
