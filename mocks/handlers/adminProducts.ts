import type { components } from '../../src/api/generated/schema';
import { adminProductSelection } from '../db/productQuery';
import { adminProductResponse } from '../db/responses';
import type { Database } from '../db/database';
import { applyInventory, applyProductForm, hasInventory, newProductRow } from '../db/productRow';
import { centsText } from '../rules/money';
import { amountInCents } from '../rules/orders';
import { parseSpecifications } from '../rules/specifications';
import type { Handlers } from '../api/handlerTypes';
import { invalidRequest, notFound, HttpError } from '../api/errors';

type Schemas = components['schemas'];

/** `GET /api/products/featured` lists the featured products, so no product can have this slug. */
const RESERVED_SLUG = 'featured';

/**
 * @param own id of the edited product
 * @throws HttpError 400 for an unknown category or unreadable specifications, 409 `slug_taken`
 */
function checkForm(db: Database, body: Schemas['ProductRequest'], own?: number): void {
  const { slug, categoryId, specifications } = body;
  const fields: Record<string, string> = {};
  if (categoryId !== undefined && !db.categories.get(categoryId)) fields.categoryId = 'there is no such category';
  if (typeof specifications === 'string' && !parseSpecifications(specifications)) {
    fields.specifications = 'must be a JSON object';
  }
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
  if (slug === RESERVED_SLUG || db.products.find((product) => product.slug === slug && product.id !== own)) {
    const message = slug === RESERVED_SLUG ? 'The shop needs this slug itself.' : 'Another product has this slug.';
    throw new HttpError(409, 'slug_taken', message, { fields: { slug: message } });
  }
}

/** Costs as money text by product id. For a product that is listed twice the last one counts. @throws HttpError 400 for invalid rows */
function readCosts(db: Database, { productCosts }: Schemas['UpdateCostsRequest']): Map<number, string> {
  const costs = new Map<number, string>();
  const fields: Record<string, string> = {};
  for (const [row, { productId, costPerUnit }] of productCosts.entries()) {
    const cents = amountInCents(costPerUnit);
    if (cents === null) fields[`productCosts.${row}.costPerUnit`] = 'must have at most two decimals';
    else costs.set(productId, centsText(cents));
    if (!db.products.get(productId)) fields[`productCosts.${row}.productId`] = 'there is no such product';
  }
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
  return costs;
}

/** Back office: products, inventory and costs. */
export const adminProducts = {
  listAdminProducts: async ({ db, query }) => {
    await db.products.prepare();
    const { rows, total } = db.products.select(adminProductSelection(query));
    return { status: 200, body: rows.map(adminProductResponse), headers: { 'X-Total-Count': total } };
  },

  createProduct: async ({ db, body }) => {
    checkForm(db, body);
    const defaultCategory = db.categories.all().at(-1);
    if (!defaultCategory) throw invalidRequest({ categoryId: 'there is no category yet' });
    const product = await db.products.insert(newProductRow(db, body, defaultCategory.id));
    return { status: 201, body: adminProductResponse(product) };
  },

  updateProduct: async ({ db, path: { id }, body }) => {
    if (!db.products.get(id)) throw notFound();
    checkForm(db, body, id);
    const product = await db.products.update(id, (row) => applyProductForm(row, body));
    if (!product) throw notFound();
    return { status: 200, body: adminProductResponse(product) };
  },

  patchProduct: async ({ db, path: { id }, body }) => {
    if (!hasInventory(body)) throw invalidRequest({ body: 'must hold an inventory field' });
    const product = await db.products.update(id, (row) => applyInventory(row, body));
    if (!product) throw notFound();
    return { status: 200, body: adminProductResponse(product) };
  },

  deleteProduct: async ({ db, path: { id } }) => {
    if (!(await db.products.remove(id))) throw notFound();
    const { rows } = db.cartLines.select({ where: (line) => line.productId === id });
    for (const line of rows) await db.cartLines.remove(line.id);
    return { status: 200, body: { success: true } };
  },

  updateCosts: async ({ db, body }) => {
    for (const [id, cost] of readCosts(db, body)) {
      await db.products.update(id, (row) => void (row.supplier_cost = cost));
    }
    return { status: 200, body: { success: true } };
  },
} satisfies Partial<Handlers>;
