import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useId } from 'react';
import { errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { ApiProduct } from '@/api/types';
import { readProducts, type Product } from '@/domain/product/readProduct';
import { recommendedProducts } from '@/domain/product/productLists';
import { ProductGrid } from '@/features/catalogue/ProductGrid';
import { recommendationQuery } from '@/features/product/productQueries';
import { CardSkeleton } from '@/ui/CardSkeleton';
import { ErrorState } from '@/ui/ErrorState';
import classes from './ProductPage.module.css';
import { quickAdd } from './quickAdd';

/**
 * 'You May Also Like': up to four other products; hidden if none qualifies (D-17, D-202). Memoized: a change of quantity or a
 * press of Add to Cart renders the page around it.
 */
export const ProductPageRecommendations = memo(function ProductPageRecommendations({ product }: { product: Product }) {
  const id = useId();
  const list = useQuery({
    ...recommendationQuery(),
    select: useCallback(({ items }: Page<ApiProduct>) => recommendedProducts(product, readProducts(items)), [product]),
  });
  if (list.data?.length === 0) return null;
  return (
    <section className={classes.more} aria-labelledby={id} aria-busy={list.isPending || undefined}>
      <h2 id={id}>You May Also Like</h2>
      {list.isPending ? (
        <div className={classes.skeletons}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <CardSkeleton key={key} />
          ))}
        </div>
      ) : list.isLoadingError ? (
        <ErrorState
          title="Other products could not be loaded"
          message={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ProductGrid products={list.data} level={3} action={quickAdd} />
      )}
    </section>
  );
});
