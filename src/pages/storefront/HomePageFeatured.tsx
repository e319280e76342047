import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { cardPrices } from '@/domain/product/cardPrices';
import type { Product } from '@/domain/product/readProduct';
import { featuredProducts } from '@/domain/product/productLists';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { paths } from '@/lib/paths';
import { formatCountRange } from '@/lib/count';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import { Spinner } from '@/ui/Spinner';
import classes from './HomePageFeatured.module.css';

interface HomePageFeaturedProps {
  featured: UseQueryResult<Product[]>;
  /** The categories or the featured products are loading (S1 2). */
  loading: boolean;
}

/** The featured products, at the bottom of the hero (D-76); nothing if there are none. */
export function HomePageFeatured({ featured, loading }: HomePageFeaturedProps) {
  const products = featuredProducts(featured.data ?? []);
  if (loading) {
    return (
      <div className={classes.loading}>
        <Spinner label="Loading products" />
      </div>
    );
  }
  if (featured.isLoadingError) {
    return (
      <div className={classes.error}>
        <ErrorState
          title="The featured products could not be loaded"
          message={errorMessage(featured.error)}
          busy={featured.isFetching}
          onRetry={() => void featured.refetch()}
        />
      </div>
    );
  }
  if (products.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label="Featured products">
      {products.map((product) => (
        <li key={product.id}>
          <FeaturedProduct product={product} />
        </li>
      ))}
    </ul>
  );
}

function FeaturedProduct({ product }: { product: Product }) {
  const { format } = useCurrency();
  const { base, from, deepest } = cardPrices(product, 'home');
  return (
    <Link to={paths.product(product.slug)} className={classes.item}>
      <ProductImage name={product.images[0]} alt="" size={96} priority className={classes.picture} />
      <span className={classes.name}>{product.name}</span>
      <span className={classes.prices}>
        {base !== null && (
          <span>
            {from && 'from '}
            <Money text={format(base)} size="sm" each />
          </span>
        )}
        {deepest && (
          <span className={classes.lowestPrice}>
            {format(deepest.unitPrice)} at {formatCountRange(deepest)}
          </span>
        )}
      </span>
    </Link>
  );
}
