import type { components } from '../../src/api/generated/schema';
import { adminProductSelection } from '../db/adminProductQuery';
import { adminProductAnswer } from '../db/answers';
import type { Database } from '../db/database';
import { editInventory, editProduct, hasInventory, newProductRow } from '../db/productColumns';
import { centsText } from '../rules/money';
import { amountInCents } from '../rules/orders';
import { parseSpecifications } from '../rules/specifications';
import type { Handlers } from '../server/handlerTypes';
import { invalid, notFound, Refusal } from '../server/refusal';

type Schemas = components['schemas'];

/** An address of the shop's own, which a product's page would hide. */
const RESERVED_SLUG = 'featured';

/** @throws Refusal 400 for an unknown category or unreadable specifications, 409 `slug_taken`; `own` is the product's id */
function checkForm(db: Database, body: Schemas['ProductRequest'], own?: number): void {
  const { slug, categoryId, specifications } = body;
  const fields: Record<string, string> = {};
  if (categoryId !== undefined && !db.categories.get(categoryId)) fields.categoryId = 'there is no such category';
  if (typeof specifications === 'string' && !parseSpecifications(specifications)) {
    fields.specifications = 'must be a JSON object';
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  if (slug === RESERVED_SLUG || db.products.find((product) => product.slug === slug && product.id !== own)) {
    const message = slug === RESERVED_SLUG ? 'The shop needs this slug itself.' : 'Another product has this slug.';
    throw new Refusal(409, 'slug_taken', message, { fields: { slug: message } });
  }
}

/** The costs as money text by product id, the last one of a product named twice. @throws Refusal 400 when a row is wrong */
function readCosts(db: Database, { productCosts }: Schemas['UpdateCostsRequest']): Map<number, string> {
  const costs = new Map<number, string>();
  const fields: Record<string, string> = {};
  for (const [row, { productId, costPerUnit }] of productCosts.entries()) {
    const cents = amountInCents(costPerUnit);
    if (cents === null) fields[`productCosts.${row}.costPerUnit`] = 'must have at most two decimals';
    else costs.set(productId, centsText(cents));
    if (!db.products.get(productId)) fields[`productCosts.${row}.productId`] = 'there is no such product';
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return costs;
}

/** Products, inventory and costs. */
export const adminProducts = {
  listAdminProducts: ({ db, query }) => {
    const { rows, total } = db.products.select(adminProductSelection(query));
    return { status: 200, body: rows.map(adminProductAnswer), headers: { 'X-Total-Count': total } };
  },

  createProduct: async ({ db, body }) => {
    checkForm(db, body);
    const lastCategory = db.categories.all().at(-1);
    if (!lastCategory) throw invalid({ categoryId: 'there is no category yet' });
    const product = await db.products.insert(newProductRow(db, body, lastCategory.id));
    return { status: 201, body: adminProductAnswer(product) };
  },

  updateProduct: async ({ db, path: { id }, body }) => {
    if (!db.products.get(id)) throw notFound();
    checkForm(db, body, id);
    const product = await db.products.update(id, (row) => editProduct(row, body));
    if (!product) throw notFound();
    return { status: 200, body: adminProductAnswer(product) };
  },

  patchProduct: async ({ db, path: { id }, body }) => {
    if (!hasInventory(body)) throw invalid({ body: 'must hold an inventory field' });
    const product = await db.products.update(id, (row) => editInventory(row, body));
    if (!product) throw notFound();
    return { status: 200, body: adminProductAnswer(product) };
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
