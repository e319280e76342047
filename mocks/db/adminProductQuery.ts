import type { operations } from '../../src/api/generated/schema';
import { ORDERS as SHOP_ORDERS, type ProductOrder } from './productQuery';
import type { Selection } from './rowCollection';
import type { ProductRow } from './rows';

type AdminProductQuery = NonNullable<operations['listAdminProducts']['parameters']['query']>;

const ORDERS: Record<NonNullable<AdminProductQuery['sort']>, ProductOrder> = {
  ...SHOP_ORDERS,
  stock: { rank: ({ stock }) => stock },
  '-stock': { rank: ({ stock }) => -stock },
};

/** The filters, sort and page of listAdminProducts; all filters combine by AND. */
export function adminProductSelection(query: AdminProductQuery): Selection<ProductRow> {
  const { category, stock, active, sort, offset, limit } = query;
  const wanted = query.search?.trim().toLowerCase();
  const isFound = ({ id, name, slug, description }: Readonly<ProductRow>) =>
    !wanted || String(id) === wanted || `${name}\n${slug}\n${description}`.toLowerCase().includes(wanted);
  return {
    where: (product) =>
      (category === undefined || product.categoryId === category) &&
      (stock === undefined || product.stockStatus === stock) &&
      (active === undefined || product.isActive === active) &&
      isFound(product),
    ...(sort && ORDERS[sort]),
    offset,
    limit,
  };
}
