import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { get, type Page } from '@/api/query';
import type { ApiProduct } from '@/api/types';
import { readProducts, type Product } from '@/domain/product/readProduct';
import { suggestForCart } from '@/domain/product/productLists';
import { baseUnitPrice, optionsDifferInPrice, struckListPrice } from '@/domain/product/basePrice';
import { defaultOption } from '@/domain/product/productOptions';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import classes from './AddedDialog.module.css';

/** Three of category 1, and one in hand for the product just added (S1 2, D-104). */
const suggestionQuery = (addedId: number) => ({
  ...get('/api/products', { query: { category: 1, limit: 4 } }),
  select: ({ items }: Page<ApiProduct>) => readProducts(suggestForCart(items, addedId)),
});

/** 'You May Need More': three earphones with their price and the list price. */
export function AddedDialogSuggestions({ addedId }: { addedId: number }) {
  const id = useId();
  const list = useQuery(suggestionQuery(addedId));
  if (list.data?.length === 0) return null;
  return (
    <section className={classes.more} aria-labelledby={id} aria-busy={list.isPending || undefined}>
      <h3 id={id} className={classes.heading}>
        You May Need More
      </h3>
      {list.isLoadingError ? (
        <ErrorState
          title="Suggestions could not be loaded"
          message={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ul className={classes.list}>
          {list.isPending
            ? ['a', 'b', 'c'].map((key) => (
                <li key={key} aria-hidden="true">
                  <Skeleton height={172} radius="lg" />
                </li>
              ))
            : list.data.map((product) => (
                <li key={product.id}>
                  <Suggestion product={product} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function Suggestion({ product }: { product: Product }) {
  const { format } = useCurrency();
  const base = baseUnitPrice(product, defaultOption(product));
  const list = struckListPrice(product, base);
  return (
    <Link to={paths.product(product.slug)} className={classes.suggestion}>
      <span className={classes.picture}>
        <ProductImage name={product.images[0]} alt="" size={160} />
      </span>
      <span className={classes.suggestionName}>{product.name}</span>
      <span className={classes.prices}>
        {optionsDifferInPrice(product) && <span className={classes.from}>from</span>}
        {base !== null && <Money text={format(base)} each />}
        {list !== null && <Money text={format(list)} size="xs" struck />}
      </span>
    </Link>
  );
}
