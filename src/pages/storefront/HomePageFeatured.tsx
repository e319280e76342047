import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { Product } from '@/domain/product/readProduct';
import { homeProducts } from '@/domain/product/productLists';
import { cardPrices } from '@/features/catalogue/CardPrice';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { paths } from '@/lib/paths';
import { rangeText } from '@/lib/rangeText';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import { Spinner } from '@/ui/Spinner';
import classes from './HomePageFeatured.module.css';

/** As many as fit the hero's width in one row. */
const SHOWN = 6;

interface HomePageFeaturedProps {
  featured: UseQueryResult<Product[]>;
  /** The categories or the featured products are still on their way (S1 2). */
  waiting: boolean;
}

/** The front window, at the foot of the hero (D-76); nothing when it is empty. */
export function HomePageFeatured({ featured, waiting }: HomePageFeaturedProps) {
  const products = homeProducts(featured.data ?? []).slice(0, SHOWN);
  if (waiting) {
    return (
      <div className={classes.waiting}>
        <Spinner label="Loading products" />
      </div>
    );
  }
  if (featured.isLoadingError) {
    return (
      <div className={classes.failed}>
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
          <Featured product={product} />
        </li>
      ))}
    </ul>
  );
}

function Featured({ product }: { product: Product }) {
  const { format } = useCurrency();
  const { base, from, deepest } = cardPrices(product, 'home');
  return (
    <Link to={paths.product(product.slug)} className={classes.item}>
      <ProductImage name={product.images[0]} alt="" size={96} priority className={classes.picture} />
      <span className={classes.name}>{product.name}</span>
      <span className={classes.figures}>
        {base !== null && (
          <span>
            {from && 'from '}
            <Money text={format(base)} size="sm" each />
          </span>
        )}
        {deepest && (
          <span className={classes.deepest}>
            {format(deepest.unitPrice)} at {rangeText(deepest)}
          </span>
        )}
      </span>
    </Link>
  );
}
