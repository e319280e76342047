import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { PageTitle } from '@/ui/PageTitle';

/** Shown for unknown paths (S1 2). */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="Page Not Found" />
      <EmptyState
        illustration="not-found"
        title="Page Not Found"
        order={1}
        action={
          <Button component={Link} to={paths.products()}>
            Browse products
          </Button>
        }
      >
        There is nothing at this address. It may have moved, or the link may be mistyped.
      </EmptyState>
    </>
  );
}
