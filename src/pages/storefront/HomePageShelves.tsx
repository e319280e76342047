import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage, type ApiError } from '@/api/errors';
import type { Category } from '@/api/types';
import { CATEGORY_LINKS } from '@/features/catalogue/categories';
import { ErrorState } from '@/ui/ErrorState';
import { HomePageShelf } from './HomePageShelf';

interface HomePageShelvesProps {
  categories: UseQueryResult<Category[], ApiError>;
}

/** The categories in the order of the header; a call that failed is told once, not in each of them. */
export function HomePageShelves({ categories }: HomePageShelvesProps) {
  if (categories.isLoadingError) {
    return (
      <ErrorState
        title="The categories could not be loaded"
        message={errorMessage(categories.error)}
        busy={categories.isFetching}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  return CATEGORY_LINKS.map((link) => <HomePageShelf key={link.slug} link={link} categories={categories.data} />);
}
