import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { isProductSlug, productQuery } from '@/features/catalogue/catalogueQueries';
import { CanonicalSlug, readSlug } from '@/features/catalogue/CanonicalUrl';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ProductPage.module.css';
import { ProductPageFrame, ProductPageView } from './ProductPageView';

/** The page at /product/:slug (S1 2): gallery, buy box with the price ladder, details and recommendations. */
export default function ProductPage() {
  const slug = readSlug(useParams());
  return (
    <>
      <CanonicalSlug path={paths.product} />
      {isProductSlug(slug) ? <ProductBySlug key={slug} slug={slug} /> : <ProductNotFound />}
    </>
  );
}

/** Keyed by slug. Does not repeat a call that has already failed in the loader (S1 7). */
function ProductBySlug({ slug }: { slug: string }) {
  const product = useQuery(productQuery(slug));
  if (product.isPending) {
    return (
      <ProductPageFrame title="Product">
        <ProductSkeleton />
      </ProductPageFrame>
    );
  }
  if (product.error?.status === 404) return <ProductNotFound />;
  if (product.isLoadingError) {
    return (
      <ProductPageFrame title="Product">
        <VisuallyHidden component="h1">Product</VisuallyHidden>
        <ErrorState
          title="The product could not be loaded"
          message={errorMessage(product.error)}
          busy={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      </ProductPageFrame>
    );
  }
  // The key resets the selected options when the product changes.
  return <ProductPageView key={product.data.id} product={product.data} />;
}

function ProductNotFound() {
  return (
    <div className={classes.page}>
      <PageTitle title="Product Not Found" />
      <EmptyState
        illustration="not-found"
        title="Product Not Found"
        order={1}
        action={
          <Button component={Link} to={paths.products()}>
            See all products
          </Button>
        }
      >
        The product you&apos;re looking for doesn&apos;t exist.
      </EmptyState>
    </div>
  );
}
