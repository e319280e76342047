import { productAnswer } from '../db/answers';
import { productSelection } from '../db/productQuery';
import type { Handlers } from '../server/handlerTypes';
import { notFound } from '../server/refusal';

/** Categories and products; open to everybody. */
export const catalogue = {
  listCategories: ({ db }) => ({ status: 200, body: db.categories.all() }),

  getCategory: ({ db, path }) => {
    const category = db.categories.find(({ slug }) => slug === path.slug);
    if (!category) throw notFound();
    return { status: 200, body: category };
  },

  listProducts: ({ db, query }) => {
    const { rows, total } = db.products.select(productSelection(query, db.categories.all()));
    return { status: 200, body: rows.map(productAnswer), headers: { 'X-Total-Count': total } };
  },

  listFeaturedProducts: ({ db }) => {
    const products = db.featured.map((id) => db.products.get(id)).filter((product) => product !== undefined);
    return { status: 200, body: products.filter(({ isActive }) => isActive).map(productAnswer) };
  },

  // digits only are an id, anything else is a slug (D-94)
  getProduct: ({ db, path: { slugOrId } }) => {
    const product = /^\d+$/.test(slugOrId)
      ? db.products.get(Number(slugOrId))
      : db.products.find(({ slug }) => slug === slugOrId);
    if (!product?.isActive) throw notFound();
    return { status: 200, body: productAnswer(product) };
  },
} satisfies Partial<Handlers>;
