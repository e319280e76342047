import type { components } from '../../src/api/generated/schema';
import type { Database } from './database';
import { nextProductId } from './productIds';
import { productPairs, statusOfStock } from './productPairs';
import type { ProductRow } from './rows';

type ProductRequest = components['schemas']['ProductRequest'];
type InventoryRequest = components['schemas']['InventoryRequest'];

/** Fields that a request and a row call by the same name. */
const EDITED = [
  'name',
  'slug',
  'description',
  'features',
  'video',
  'region',
  'originalPrice',
  'categoryId',
  'weight',
  'specifications',
  'stockStatus',
  'stockLocation',
  'supplier_cost',
  'isActive',
] as const satisfies (keyof ProductRequest & keyof ProductRow)[];

const INVENTORY = [
  'stockStatus',
  'stockLocation',
  'stock',
  'supplier_cost',
  'weight',
  'wholesalePrice',
  'originalPrice',
  'isActive',
] as const satisfies (keyof InventoryRequest & keyof ProductRow)[];

/** Those of the fields that were sent, and nothing else that a body may hold. */
function sent<Body extends object, Field extends keyof Body>(body: Body, fields: readonly Field[]) {
  const found: Partial<Pick<Body, Field>> = {};
  for (const field of fields) if (body[field] !== undefined) found[field] = body[field];
  return found;
}

/** What the edit form sets: the price of a piece, the pieces, and pictures without blank names. */
const formColumns = (body: ProductRequest) => ({
  ...sent(body, EDITED),
  name: body.name.trim(),
  wholesalePrice: body.price,
  stock: body.stockQuantity,
  ...(body.images && { images: body.images.filter((name) => name.trim() !== '') }),
});

/** A row for a new product, with what createProduct says about absent fields; `lastCategory` is where it goes then. */
export function newProductRow(db: Database, body: ProductRequest, lastCategory: number): ProductRow {
  const stockLocation = body.stockLocation ?? 'USA Local Stock';
  const region = body.region ?? (stockLocation === 'EU Local Stock' ? 'EU' : 'USA');
  const row = {
    id: nextProductId(db, region),
    slug: body.slug,
    description: '',
    features: [],
    images: [],
    video: null,
    originalPrice: null,
    weight: null,
    supplier_cost: null,
    specifications: {},
    categoryId: lastCategory,
    isActive: true,
    stockStatus: statusOfStock(body.stockQuantity),
    ...formColumns(body),
    stockLocation,
    region,
  };
  return { ...row, ...productPairs(row) };
}

const edit = (row: ProductRow, columns: Partial<ProductRow>): void => {
  Object.assign(row, columns);
  Object.assign(row, productPairs(row));
};

/** Writes a sent edit form into a row; fields that were not sent stay, the stock status too (D-133). */
export const editProduct = (row: ProductRow, body: ProductRequest): void => edit(row, formColumns(body));

/** Whether a body holds any inventory field at all. */
export const hasInventory = (body: InventoryRequest): boolean => Object.keys(sent(body, INVENTORY)).length > 0;

/** Writes sent inventory fields into a row; none of them changes another. */
export const editInventory = (row: ProductRow, body: InventoryRequest): void => edit(row, sent(body, INVENTORY));
