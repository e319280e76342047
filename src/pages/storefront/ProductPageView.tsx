import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { piecesInCart } from '@/domain/order/cartLine';
import type { GridCell } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import { canBeAdded } from '@/domain/product/stock';
import { useCart } from '@/features/cart/cartQuery';
import { missingOption } from '@/features/cart/chosenOptions';
import { OtherRegionNotice } from '@/features/cart/OtherRegionNotice';
import { categoryTint } from '@/features/catalogue/categories';
import { OtherRegionButton } from '@/features/catalogue/OtherRegionButton';
import { BulkOrderToggle } from '@/features/product/BulkOrderToggle';
import { BuyBox } from '@/features/product/BuyBox';
import { BuyOne } from '@/features/product/BuyOne';
import { ProductTabs } from '@/features/product/ProductTabs';
import { Gallery } from '@/features/product/gallery/Gallery';
import { useGallery } from '@/features/product/gallery/useGallery';
import { productPrice } from '@/features/product/productPrice';
import { bulkOrderChoices, useBulkOrder } from '@/features/product/useBulkOrder';
import { recommendationQuery } from '@/features/product/productQueries';
import { useProductChoice } from '@/features/product/useProductChoice';
import { useRecordView } from '@/features/recently-viewed/useRecentlyViewed';
import { useSession } from '@/features/session/SessionContext';
import { paths } from '@/lib/paths';
import { useBelowFold } from '@/lib/useBelowFold';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './ProductPage.module.css';
import { ProductPageRecommendations } from './ProductPageRecommendations';
import { useProductPurchase } from './useProductPurchase';

const loadAddedDialog = async () => (await import('@/features/cart/AddedDialog')).AddedDialog;
const loadBulkOrder = async () => (await import('./ProductPageBulkOrder')).ProductPageBulkOrder;

/** The page of a loaded product. Use the product's id as its key, to reset the selected options. */
export function ProductPageView({ product }: { product: Product }) {
  useRecordView(product);
  const queryClient = useQueryClient();
  const belowFold = useBelowFold(() => queryClient.getQueryData(recommendationQuery().queryKey) !== undefined);
  const choice = useProductChoice(product);
  const gallery = useGallery(product.images);
  const { ref, height } = useElementSize();
  const options = useRef<HTMLDivElement>(null);
  const { token, expired } = useSession();
  const cart = useCart();
  const lines = cart.data ?? [];
  const bulkOrder = useBulkOrder(product, choice);
  const { color, option } = choice;
  const inCart = piecesInCart(lines, { productId: product.id, color, option });
  const price = productPrice(product, option, bulkOrder.pieces, inCart);
  const choices = bulkOrderChoices(product);
  const pickColor = (name: string | null) => gallery.showColor(choice.pickColor(name)?.image ?? null);
  const showCell = (cell: GridCell, pieces: number) => {
    if (cell.color !== color) pickColor(cell.color);
    choice.setOption(cell.ancOption);
    bulkOrder.setCell(cell.key, pieces);
  };
  const { busyAction, added, isAddedOpen, missing, add, buy, closeAdded } = useProductPurchase(choice.add, () => {
    if (token === null && !expired) return choice.keepForLogin();
    options.current?.scrollIntoView({ block: 'nearest' });
    options.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <ProductPageFrame title={product.name}>
      <div className={classes.layout}>
        <div className={classes.product}>
          <div className={classes.gallery}>
            <SectionBoundary failure="The pictures could not be shown">
              <Gallery
                name={product.name}
                images={product.images}
                video={product.video}
                gallery={gallery}
                tint={categoryTint(product.categoryId)}
              />
            </SectionBoundary>
          </div>
          <Box ref={ref} className={classes.buy} __vars={{ '--buy-height': `${height}px` }}>
            <SectionBoundary failure="The price could not be shown">
              <BuyBox
                product={product}
                price={price}
                quantity={bulkOrder.pieces}
                inCart={inCart}
                isCartPending={cart.isLoading}
                onQuantity={bulkOrder.setPieces}
                notice={
                  <OtherRegionNotice
                    product={product}
                    onAdd={bulkOrder.isOn ? undefined : () => void add()}
                    isIncomplete={missingOption(choice.add) !== null}
                  />
                }
              >
                {choices && canBeAdded(product) && (
                  <BulkOrderToggle
                    choices={choices}
                    isOn={bulkOrder.isOn}
                    onToggle={bulkOrder.toggle}
                    onIntent={() => prefetchComponent(loadBulkOrder)}
                  />
                )}
                <LazyComponent
                  load={loadBulkOrder}
                  active={bulkOrder.isOn}
                  onFailed={bulkOrder.close}
                  fallback={
                    <BuyOne
                      product={product}
                      choice={choice}
                      price={price}
                      inCart={inCart}
                      isCartPending={cart.isLoading}
                      onPickColor={pickColor}
                      missing={missing}
                      busyAction={busyAction}
                      regionNotice={<OtherRegionButton product={product} />}
                      onAdd={() => void add()}
                      onBuy={() => void buy()}
                      optionsRef={options}
                    />
                  }
                >
                  {(ProductPageBulkOrder) => (
                    <ProductPageBulkOrder
                      product={product}
                      lines={lines}
                      isCartPending={cart.isLoading}
                      bulkOrder={bulkOrder}
                      onCellChange={showCell}
                    />
                  )}
                </LazyComponent>
              </BuyBox>
            </SectionBoundary>
          </Box>
          <div className={classes.details}>
            {belowFold && (
              <SectionBoundary failure="The details could not be shown">
                <ProductTabs product={product} />
              </SectionBoundary>
            )}
          </div>
        </div>
        {belowFold && (
          <SectionBoundary failure="Other products could not be shown">
            <ProductPageRecommendations product={product} />
          </SectionBoundary>
        )}
      </div>
      {/* Loads while the add is sent. The add's toast has told its success, so a failure to load says nothing. */}
      <LazyComponent
        load={loadAddedDialog}
        active={busyAction === 'adding' || added !== null}
        silent
        onFailed={closeAdded}
      >
        {(AddedDialog) => <AddedDialog opened={isAddedOpen} added={added} onClose={closeAdded} />}
      </LazyComponent>
    </ProductPageFrame>
  );
}

/** Title, breadcrumbs and width, the same while loading, loaded and failed, so that nothing shifts. */
export function ProductPageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <div className={classes.breadcrumbs}>
        <Breadcrumbs current={title}>
          <Link to={paths.home()}>Home</Link>
          <Link to={paths.products()}>Products</Link>
        </Breadcrumbs>
      </div>
      {children}
    </div>
  );
}
