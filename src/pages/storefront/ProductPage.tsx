import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { isProductAddress, productQuery } from '@/features/catalogue/catalogueQueries';
import { CanonicalSlug, slugIn } from '@/features/catalogue/CanonicalUrl';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ProductPage.module.css';
import { ProductPageFrame, ProductPageView } from './ProductPageView';

/** /product/:slug (S1 2): pictures, the buy box with the price ladder, details, and what else might do. */
export default function ProductPage() {
  const slug = slugIn(useParams());
  return (
    <>
      <CanonicalSlug path={paths.product} />
      {isProductAddress(slug) ? <ProductAt key={slug} slug={slug} /> : <NotFound />}
    </>
  );
}

/** Mounted anew for each product: a call that the loader has seen fail is not sent again by the page (S1 7). */
function ProductAt({ slug }: { slug: string }) {
  const product = useQuery(productQuery(slug));
  if (product.isPending) {
    return (
      <ProductPageFrame title="Product">
        <ProductSkeleton />
      </ProductPageFrame>
    );
  }
  if (product.error?.status === 404) return <NotFound />;
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
  // Another product starts with its own choice, not with what was picked here.
  return <ProductPageView key={product.data.id} product={product.data} />;
}

function NotFound() {
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
