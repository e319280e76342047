import { categoryResponses, productResponse } from '../db/responses';
import { productSelection } from '../db/productQuery';
import type { Handlers } from '../api/handlerTypes';
import { notFound } from '../api/errors';

/** Categories and products; no token is needed. */
export const catalogue = {
  listCategories: async ({ db }) => {
    await db.products.prepare();
    return { status: 200, body: categoryResponses(db) };
  },

  getCategory: ({ db, path }) => {
    const category = categoryResponses(db).find(({ slug }) => slug === path.slug);
    if (!category) throw notFound();
    return { status: 200, body: category };
  },

  listProducts: async ({ db, query }) => {
    await db.products.prepare();
    const { rows, total } = db.products.select(productSelection(query, db.categories.all()));
    return { status: 200, body: rows.map(productResponse), headers: { 'X-Total-Count': total } };
  },

  listFeaturedProducts: ({ db }) => {
    const products = db.featured.map((id) => db.products.get(id)).filter((product) => product !== undefined);
    return { status: 200, body: products.filter(({ isActive }) => isActive).map(productResponse) };
  },

  // only digits: an id; anything else: a slug (D-94)
  getProduct: ({ db, path: { slugOrId } }) => {
    const product = /^\d+$/.test(slugOrId)
      ? db.products.get(Number(slugOrId))
      : db.products.find(({ slug }) => slug === slugOrId);
    if (!product?.isActive) throw notFound();
    return { status: 200, body: productResponse(product) };
  },
} satisfies Partial<Handlers>;
