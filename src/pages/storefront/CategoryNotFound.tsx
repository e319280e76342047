import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';

/** Shown if no category has the slug in the URL. `order` is the heading level: 1 if this is the page's title. */
export function CategoryNotFound({ order = 2 }: { order?: 1 | 2 }) {
  return (
    <EmptyState
      illustration="not-found"
      title="Category Not Found"
      order={order}
      action={
        <Button component={Link} to={paths.products()}>
          Browse all products
        </Button>
      }
    >
      The category you're looking for doesn't exist.
    </EmptyState>
  );
}
