import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '@/api/errors';
import type { Product } from '@/api/types';
import { recommendedProducts } from '@/domain/recommendations';
import { ProductGrid } from '@/features/catalogue/ProductGrid';
import { recommendationQuery } from '@/features/product/productQueries';
import { CardSkeleton } from '@/ui/CardSkeleton';
import { ErrorState } from '@/ui/ErrorState';
import classes from './ProductPage.module.css';
import { quickAdd } from './quickAdd';

/** 'You May Also Like': up to four others, hidden when none qualifies (D-17, D-202). */
export function ProductPageRecommendations({ product }: { product: Product }) {
  const id = useId();
  const list = useQuery(recommendationQuery());
  const products = list.data ? recommendedProducts(product, list.data.items) : [];
  if (list.data && products.length === 0) return null;
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
        <ProductGrid products={products} level={3} action={quickAdd} />
      )}
    </section>
  );
}
