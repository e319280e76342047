import type { components } from '../../src/api/generated/schema';
import { FIRST_EU_ID, type Region } from '../rules/region';
import type { Database } from './database';
import type { ProductRow } from './rows';

type ProductRequest = components['schemas']['ProductRequest'];
type InventoryRequest = components['schemas']['InventoryRequest'];

/** Below this number of pieces a product is low on stock; the back office highlights the same (D-194). */
const LOW_STOCK = 10;

/** The initial stock status for a number of pieces. */
export const stockStatusOf = (pieces: number): ProductRow['stockStatus'] =>
  pieces === 0 ? 'out_of_stock' : pieces < LOW_STOCK ? 'low_stock' : 'in_stock';

/** The contract's second spelling of some columns, computed so that both always agree (D-132). */
export const derivedColumns = (
  product: Pick<ProductRow, 'wholesalePrice' | 'originalPrice' | 'stock' | 'stockStatus' | 'stockLocation'>,
): Pick<ProductRow, 'price' | 'compareAtPrice' | 'stockQuantity' | 'inStock' | 'isOverseasWarehouse'> => ({
  price: product.wholesalePrice,
  compareAtPrice: product.originalPrice,
  stockQuantity: product.stock,
  inStock: product.stockStatus !== 'out_of_stock',
  isOverseasWarehouse: product.stockLocation === 'Overseas Warehouse',
});

/** Fields of the edit form that have the same name as their column. */
const FORM_FIELDS = [
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

const INVENTORY_FIELDS = [
  'stockStatus',
  'stockLocation',
  'stock',
  'supplier_cost',
  'weight',
  'wholesalePrice',
  'originalPrice',
  'isActive',
] as const satisfies (keyof InventoryRequest & keyof ProductRow)[];

/** The fields that the body contains. */
function pickSent<Body extends object, Field extends keyof Body>(body: Body, fields: readonly Field[]) {
  const picked: Partial<Pick<Body, Field>> = {};
  for (const field of fields) if (body[field] !== undefined) picked[field] = body[field];
  return picked;
}

const trimAll = (texts: readonly string[]) => texts.map((text) => text.trim());

/** The columns that the edit form sets. Text is trimmed, and blank picture names are dropped. */
const formColumns = (body: ProductRequest) => ({
  ...pickSent(body, FORM_FIELDS),
  name: body.name.trim(),
  ...(body.description !== undefined && { description: body.description.trim() }),
  ...(body.features && { features: trimAll(body.features) }),
  ...(body.video !== undefined && { video: body.video?.trim() || null }),
  wholesalePrice: body.price,
  stock: body.stockQuantity,
  ...(body.images && { images: trimAll(body.images).filter((name) => name !== '') }),
});

/** A row for a new product, with the defaults of createProduct for absent fields. */
export function newProductRow(db: Database, body: ProductRequest, defaultCategoryId: number): ProductRow {
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
    categoryId: defaultCategoryId,
    isActive: true,
    stockStatus: stockStatusOf(body.stockQuantity),
    ...formColumns(body),
    stockLocation,
    region,
  };
  return { ...row, ...derivedColumns(row) };
}

const assignColumns = (row: ProductRow, columns: Partial<ProductRow>): void => {
  Object.assign(row, columns);
  Object.assign(row, derivedColumns(row));
};

/** Applies the edit form to a row. Absent fields keep their value, and so does the stock status (D-133). */
export const applyProductForm = (row: ProductRow, body: ProductRequest): void => assignColumns(row, formColumns(body));

/** Whether the body contains any inventory field. */
export const hasInventory = (body: InventoryRequest): boolean =>
  Object.keys(pickSent(body, INVENTORY_FIELDS)).length > 0;

/** Applies inventory fields to a row. None of them changes another one. */
export const applyInventory = (row: ProductRow, body: InventoryRequest): void =>
  assignColumns(row, pickSent(body, INVENTORY_FIELDS));

const highest = (ids: Iterable<number>, atLeast: number) => [...ids].reduce((a, b) => Math.max(a, b), atLeast);

/** Ids of existing and deleted products; the latter are among the table's changes. */
function usedIds({ products }: Pick<Database, 'products'>): Set<number> {
  const changed = products.changes().map(([id]) => Number(id));
  return new Set([...products.all().map(({ id }) => id), ...changed]);
}

function firstGap(used: ReadonlySet<number>): number {
  let id = 1;
  while (used.has(id)) id += 1;
  return id;
}

/**
 * The id for a new product: the next one of its region. US products get ids below 3000 while one is free, since the
 * shop's home page shows no others (createProduct). Ids of deleted products are not reused: orders still refer to them.
 */
function nextProductId(db: Pick<Database, 'products'>, region: Region): number {
  const used = usedIds(db);
  if (region === 'USA') {
    const usIds = [...used].filter((id) => id < FIRST_EU_ID);
    const next = highest(usIds, 0) + 1;
    const free = next < FIRST_EU_ID ? next : firstGap(used);
    if (free < FIRST_EU_ID) return free;
  }
  return highest(used, FIRST_EU_ID - 1) + 1;
}
