import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CategoryFilter } from '@/features/catalogue/CategoryFilter';
import { categoriesQuery } from '@/features/catalogue/catalogueQueries';
import { CATEGORY_LINKS } from '@/features/catalogue/categories';
import { LocalStockBox } from '@/features/catalogue/LocalStockBox';
import { useListFilters } from '@/features/catalogue/useListFilters';
import { paths } from '@/lib/paths';
import { Crumbs } from '@/ui/Crumbs';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import frame from './ListPage.module.css';
import { ProductsPageList } from './ProductsPageList';

/** /products (S1 2): categories and filters beside the list, everything chosen kept in the address. */
export default function ProductsPage() {
  const { filters, change } = useListFilters();
  const categories = useQuery(categoriesQuery());
  const category = categories.data?.find(({ slug }) => slug === filters.category);
  // The name is known before the answer, so that the heading does not change under the reader.
  const name =
    filters.category === null ? null : (category ?? CATEGORY_LINKS.find(({ slug }) => slug === filters.category))?.name;

  return (
    <div className={frame.page}>
      <PageTitle title={name ?? 'Products'} />
      <PageHeader title={name ?? 'Products'} crumbs={<Way category={name ?? null} />}>
        {category?.description}
      </PageHeader>
      <ProductsPageList
        filters={filters}
        change={change}
        categories={categories}
        category={filters.category === null ? null : (category?.id ?? (categories.data ? 'unknown' : 'waiting'))}
        lead={
          <CategoryFilter
            categories={categories.data ?? CATEGORY_LINKS}
            value={filters.category}
            onChange={(slug) => change({ category: slug })}
          />
        }
        note={<LocalStockBox />}
      />
    </div>
  );
}

/** Home > Products > category (S1 2). */
function Way({ category }: { category: string | null }) {
  const home = <Link to={paths.home()}>Home</Link>;
  return category === null ? (
    <Crumbs current="Products">{home}</Crumbs>
  ) : (
    <Crumbs current={category}>
      {home}
      <Link to={paths.products()}>Products</Link>
    </Crumbs>
  );
}
