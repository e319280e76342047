import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import { memo, useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import { type ApiError, errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { ApiProduct, Category } from '@/api/types';
import { homeProducts, othersOrder } from '@/domain/product/productLists';
import { readProducts } from '@/domain/product/readProduct';
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { shelfQuery } from '@/features/catalogue/catalogueQueries';
import { CATEGORY_LINKS, type CategoryLink, categoryTintOfSlug } from '@/features/catalogue/categories';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { ProductImage } from '@/ui/ProductImage';
import classes from './HomePageShelves.module.css';
import { quickAdd } from './quickAdd';

interface HomePageShelvesProps {
  categories: UseQueryResult<Category[], ApiError>;
}

/** The categories in the order of the header; a call that failed is told once, not in each of them. */
export function HomePageShelves({ categories }: HomePageShelvesProps) {
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
  return CATEGORY_LINKS.map((link) => <HomePageShelf key={link.slug} link={link} categories={categories.data} />);
}

/** Two rows at full width. */
const SHOWN = 8;
/** With so many it has as many rows as its outline, at any width. */
const FULL = 7;

const shelfProducts = ({ items }: Page<ApiProduct>) => readProducts(homeProducts(items).slice(0, SHOWN));
const othersProducts = ({ items }: Page<ApiProduct>) => readProducts(othersOrder(homeProducts(items)).slice(0, SHOWN));

interface HomePageShelfProps {
  link: CategoryLink;
  /** Undefined while they load; a shelf whose category is not among them is left out. */
  categories: readonly Category[] | undefined;
}

/** One category on the home page: USA stock (D-74), asked for once the category's id is known (S1 7). */
const HomePageShelf = memo(function HomePageShelf({ link, categories }: HomePageShelfProps) {
  const headingId = useId();
  const category = categories?.find(({ slug }) => slug === link.slug);
  const products = useQuery({
    ...shelfQuery(category?.id ?? 0),
    enabled: category !== undefined,
    select: link.slug === 'others' ? othersProducts : shelfProducts,
  });
  // Dozens of cards below the fold may not hold up what a visitor sees and does above it; on Back they are there at once.
  const shown = useDeferredValue(products.data);
  if (categories && !category) return null;

  const name = category?.name ?? link.name;
  return (
    <section
      id={link.anchor}
      className={classes.shelf}
      data-full={(shown && shown.length >= FULL) || undefined}
      aria-labelledby={headingId}
    >
      <header className={classes.head}>
        <div>
          <h2 id={headingId}>{name}</h2>
          {category?.description && <p>{category.description}</p>}
          {!category?.description && <p aria-hidden>&nbsp;</p>}
        </div>
        <Link to={paths.products({ category: link.slug })} className={classes.all}>
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
      ) : shown === undefined ? (
        <ProductGridSkeleton count={SHOWN} detailed />
      ) : shown.length === 0 ? (
        <p className={classes.empty}>No products found in this category.</p>
      ) : (
        <ProductGrid
          products={shown}
          surface="home"
          level={3}
          action={quickAdd}
          filler={<Rest link={link} name={name} image={shown[0]?.images.slice(0, 2).at(-1)} />}
        />
      )}
    </section>
  );
});

/** The free places of the last row: another way to the whole category. */
function Rest({ link, name, image }: { link: CategoryLink; name: string; image: string | undefined }) {
  return (
    <Link
      to={paths.products({ category: link.slug })}
      className={classes.rest}
      style={{ backgroundColor: categoryTintOfSlug(link.slug) }}
    >
      <span className={classes.restWords}>
        All {name}, USA and EU stock <IconArrowRight size={22} stroke={1.75} aria-hidden />
      </span>
      <ProductImage name={image} alt="" className={classes.restPicture} />
    </Link>
  );
}
