import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type ApiError, errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { ApiProduct, Category } from '@/api/types';
import { homeProducts, othersOrder } from '@/domain/product/productLists';
import { readProducts } from '@/domain/product/readProduct';
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { shelfQuery } from '@/features/catalogue/catalogueQueries';
import { CATEGORY_LINKS, type CategoryLink, categoryLinks, categoryTint } from '@/features/catalogue/categories';
import { NEAR_OR_ABOVE, useStartOfVisit } from '@/features/catalogue/startOfVisit';
import { useNearViewport } from '@/lib/nearViewport';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { ProductImage } from '@/ui/ProductImage';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './HomePageShelves.module.css';
import { quickAdd } from './quickAdd';

interface HomePageShelvesProps {
  categories: UseQueryResult<Category[], ApiError>;
}

/** One shelf per category, in the header's order. If the categories fail to load, a single error replaces them. */
export function HomePageShelves({ categories }: HomePageShelvesProps) {
  // Until the categories have loaded, skeletons for the six categories of the brief reserve the space.
  const links = useMemo(() => (categories.data ? categoryLinks(categories.data) : CATEGORY_LINKS), [categories.data]);
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
  return links.map((link) => (
    <SectionBoundary key={link.slug} failure={`${link.name} could not be shown`}>
      <HomePageShelf link={link} category={categories.data?.find(({ slug }) => slug === link.slug)} />
    </SectionBoundary>
  ));
}

/** Two rows at full width. */
const SHELF_SIZE = 8;
/** From this number a shelf has as many rows as its skeleton, at any width. */
const FULL_SHELF = 7;

const shelfProducts = ({ items }: Page<ApiProduct>) => readProducts(homeProducts(items).slice(0, SHELF_SIZE));
const othersProducts = ({ items }: Page<ApiProduct>) =>
  readProducts(othersOrder(homeProducts(items)).slice(0, SHELF_SIZE));

interface HomePageShelfProps {
  link: CategoryLink;
  /** Undefined while the categories load. */
  category: Category | undefined;
}

/**
 * One category's USA stock (D-74). Fetched when the category's id is known (S1 7); at the start of a visit only once the shelf is
 * near the viewport.
 */
const HomePageShelf = memo(function HomePageShelf({ link, category }: HomePageShelfProps) {
  const headingId = useId();
  const isStart = useStartOfVisit();
  const { isNear, ref } = useNearViewport(NEAR_OR_ABOVE);
  const products = useQuery({
    ...shelfQuery(category?.id ?? 0),
    enabled: category !== undefined && (isNear || !isStart),
    select: link.slug === 'others' ? othersProducts : shelfProducts,
  });
  // Dozens of cards below the fold must not delay interaction above it. Cached products appear at once, as on Back.
  const deferredProducts = useDeferredValue(products.data);
  const { name } = link;
  return (
    <section
      ref={ref}
      id={link.anchor}
      className={classes.shelf}
      data-full={(deferredProducts && deferredProducts.length >= FULL_SHELF) || undefined}
      aria-labelledby={headingId}
    >
      <header className={classes.head}>
        <div>
          <h2 id={headingId}>{name}</h2>
          {category?.description ? <p>{category.description}</p> : <p aria-hidden>&nbsp;</p>}
        </div>
        <Link to={paths.products({ category: link.slug })} className={classes.allLink}>
          All {name} <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </Link>
      </header>
      {products.isLoadingError ? (
        <ErrorState
          title={`${name} could not be loaded`}
          message={errorMessage(products.error)}
          busy={products.isFetching}
          onRetry={() => void products.refetch()}
        />
      ) : deferredProducts === undefined ? (
        <ProductGridSkeleton count={SHELF_SIZE} detailed />
      ) : deferredProducts.length === 0 ? (
        <p className={classes.empty}>No products found in this category.</p>
      ) : (
        <ProductGrid
          products={deferredProducts}
          surface="home"
          level={3}
          action={quickAdd}
          filler={
            category && (
              <SeeAllTile
                category={category}
                image={deferredProducts[0]?.images[1] ?? deferredProducts[0]?.images[0]}
              />
            )
          }
        />
      )}
    </section>
  );
});

/** A link to the whole category that fills the free columns of the last row. */
function SeeAllTile({ category: { id, name, slug }, image }: { category: Category; image: string | undefined }) {
  return (
    <Link
      to={paths.products({ category: slug })}
      className={classes.seeAll}
      style={{ backgroundColor: categoryTint(id) }}
    >
      <span className={classes.seeAllText}>
        All {name}, USA and EU stock <IconArrowRight size={22} stroke={1.75} aria-hidden />
      </span>
      <ProductImage name={image} alt="" sizes="(max-width: 640px) 40vw, 420px" className={classes.seeAllPicture} />
    </Link>
  );
}
