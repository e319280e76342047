import { Box, Button, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiError, describeError } from '@/api/errors';
import type { Product } from '@/api/types';
import { isProductAddress, productQuery } from '@/features/catalogue/catalogueQueries';
import { categoryTint } from '@/features/catalogue/categoryTint';
import { piecesHeld } from '@/domain/mergedLine';
import type { GridCell } from '@/domain/orderGrid';
import { canBeAdded } from '@/domain/stock';
import { BuyBox } from '@/features/product/BuyBox';
import { BuyOne } from '@/features/product/BuyOne';
import { Gallery } from '@/features/product/gallery/Gallery';
import { useGallery } from '@/features/product/gallery/useGallery';
import { productPrice } from '@/features/product/productPrice';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { ProductTabs } from '@/features/product/ProductTabs';
import { SeveralToggle } from '@/features/product/SeveralToggle';
import { useProductChoice } from '@/features/product/useProductChoice';
import { severalOf, useSeveral } from '@/features/product/useSeveral';
import { AddedDialog } from '@/features/cart/AddedDialog';
import { useCart } from '@/features/cart/cartQuery';
import { useRecordView } from '@/features/recently-viewed/useRecentlyViewed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LazyPart, prefetchPart } from '@/ui/LazyPart';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ProductPage.module.css';
import { Frame } from './ProductPageFrame';
import { ProductPageRecommendations } from './ProductPageRecommendations';
import { useProductPurchase } from './ProductPagePurchase';

const loadSeveral = async () => (await import('./ProductPageSeveral')).ProductPageSeveral;

/** /product/:slug (S1 2): pictures, the buy box with the price ladder, details, and what else might do. */
export default function ProductPage() {
  const { slug = '' } = useParams();
  return isProductAddress(slug) ? <ProductAt slug={slug} /> : <NotFound />;
}

function ProductAt({ slug }: { slug: string }) {
  const product = useQuery(productQuery(slug));
  if (product.isPending) {
    return (
      <Frame title="Product">
        <ProductSkeleton />
      </Frame>
    );
  }
  if (product.isError) {
    return product.error instanceof ApiError && product.error.status === 404 ? (
      <NotFound />
    ) : (
      <Frame title="Product">
        <VisuallyHidden component="h1">Product</VisuallyHidden>
        <ErrorState
          title="The product could not be loaded"
          message={describeError(product.error)}
          busy={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      </Frame>
    );
  }
  // Another product starts with its own choice, not with what was picked here.
  return <ProductView key={product.data.id} product={product.data} />;
}

function ProductView({ product }: { product: Product }) {
  useRecordView(product);
  const choice = useProductChoice(product);
  const gallery = useGallery(product.images);
  const { ref, height } = useElementSize();
  const options = useRef<HTMLDivElement>(null);
  const lines = useCart().data ?? [];
  const several = useSeveral(choice);
  const { color, option } = choice;
  const held = piecesHeld(lines, { productId: product.id, color, option });
  const price = productPrice(product, option, several.pieces, held);
  const what = severalOf(choice.specifications);
  const pickColor = (name: string | null) => gallery.showColor(choice.pickColor(name)?.image ?? null);
  const showCell = (cell: GridCell, pieces: number) => {
    if (cell.color !== color) pickColor(cell.color);
    choice.setModel(cell.model);
    choice.setAnc(cell.ancOption === 'anc' ? 'anc' : 'no_anc');
    several.put(cell.key, pieces);
  };
  const { purchase, added, missing, add, buy, closeAdded } = useProductPurchase(choice.add, () => {
    options.current?.scrollIntoView({ block: 'nearest' });
    options.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <Frame title={product.name}>
      <div className={classes.layout}>
        <div className={classes.gallery}>
          <Gallery
            name={product.name}
            images={product.images}
            video={product.video ?? null}
            gallery={gallery}
            tint={categoryTint(product.categoryId)}
          />
        </div>
        <Box ref={ref} className={classes.buy} __vars={{ '--buy-height': `${height}px` }}>
          <BuyBox
            product={product}
            specifications={choice.specifications}
            price={price}
            quantity={several.pieces}
            held={held}
            onQuantity={several.setPieces}
          >
            {what && canBeAdded(product) && (
              <SeveralToggle
                what={what}
                on={several.on}
                onToggle={several.toggle}
                onIntent={() => prefetchPart(loadSeveral)}
              />
            )}
            <LazyPart
              load={loadSeveral}
              wanted={several.on}
              onFailed={several.close}
              fallback={
                <BuyOne
                  product={product}
                  choice={choice}
                  price={price}
                  held={held}
                  onPickColor={pickColor}
                  missing={missing}
                  purchase={purchase}
                  onAdd={() => void add()}
                  onBuy={() => void buy()}
                  optionsRef={options}
                />
              }
            >
              {(Several) => <Several product={product} lines={lines} several={several} onCell={showCell} />}
            </LazyPart>
          </BuyBox>
        </Box>
        <div className={classes.details}>
          <ProductTabs product={product} specifications={choice.specifications} />
        </div>
        <ProductPageRecommendations product={product} />
      </div>
      <AddedDialog added={added} onClose={closeAdded} />
    </Frame>
  );
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
