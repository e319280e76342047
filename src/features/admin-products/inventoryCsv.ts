import type { AdminProduct, InventoryRequest } from '@/api/types';
import { createPause } from '@/lib/csv/pause';
import type { CsvTable } from '@/lib/csv/readCsv';
import { writeCsv, type CsvCell } from '@/lib/csv/writeCsv';
import { INVENTORY_FIELDS, isUnchanged, type InventoryField } from './inventoryFields';
import type { InventoryChange } from './productMutations';

const ID = 'ID';

/** Prices, weight and pieces are numbers in a spreadsheet; an unknown one is an empty cell. */
const cellOf = (field: InventoryField, product: AdminProduct): CsvCell => {
  const text = field.read(product);
  return field.numeric && text !== '' ? Number(text) : text;
};

/** All products with their inventory fields, to be edited in a spreadsheet and imported again. */
export const inventoryCsv = (products: readonly AdminProduct[], onProgress: (done: number) => void): Promise<string> =>
  writeCsv([ID, 'Name', ...INVENTORY_FIELDS.map(({ label }) => label)], cellsOf(products), onProgress);

function* cellsOf(products: readonly AdminProduct[]): Generator<CsvCell[]> {
  for (const product of products)
    yield [product.id, product.name, ...INVENTORY_FIELDS.map((field) => cellOf(field, product))];
}

/** A cell that the file would change. */
export interface Difference {
  field: InventoryField;
  before: string;
  after: string;
}

/** A product that the file would change. */
export interface ProductDifference extends InventoryChange {
  name: string;
  differences: Difference[];
}

/** A row that cannot be imported. */
export interface BadRow {
  /** Its number in a spreadsheet. */
  row: number;
  cells: string[];
  problem: string;
}

export interface ImportPreview {
  changed: ProductDifference[];
  /** Rows that change nothing. */
  unchanged: number;
  bad: BadRow[];
  /** Columns of the file that are not read, such as the name. */
  ignored: string[];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const ID_NAMES: ReadonlySet<string> = new Set(['id', 'productid', 'number', 'productnumber']);

/** The field of a column by its label or its name in the API; `cost` is a short one for the supplier's. */
const fieldNamed = (header: string): InventoryField | undefined => {
  const name = plain(header);
  return INVENTORY_FIELDS.find(
    ({ key, label }) =>
      plain(label) === name ||
      plain(key) === name ||
      (key === 'supplier_cost' && ['cost', 'costperunit', 'unitcost'].includes(name)),
  );
};

/**
 * What importing a file would change. A row with a single bad cell is not imported at all. An empty cell clears an optional
 * field, and leaves a required one as it is.
 * @throws SyntaxError when the columns do not say which product or which field is meant
 */
export async function previewImport(
  table: Pick<CsvTable, 'header' | 'rows'>,
  products: readonly AdminProduct[],
): Promise<ImportPreview> {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const idColumn = table.header.findIndex((name) => ID_NAMES.has(plain(name)));
  const columns = table.header.map(fieldNamed);
  if (idColumn === -1) throw new SyntaxError('There is no column ID.');
  const twice = columns.find((field, index) => field && columns.indexOf(field) < index);
  if (twice) throw new SyntaxError(`Two columns are read as ${twice.label}.`);
  const preview: ImportPreview = {
    changed: [],
    unchanged: 0,
    bad: [],
    ignored: table.header.filter((_, index) => index !== idColumn && !columns[index]),
  };
  const seen = new Set<string>();
  const pause = createPause();
  for (const { rowNumber: row, cells } of table.rows) {
    await pause();
    const id = (cells[idColumn] ?? '').trim();
    const product = byId.get(id);
    const problem = !id
      ? 'No product number'
      : !product
        ? `There is no product ${id}`
        : seen.has(id)
          ? 'This product is listed above'
          : null;
    seen.add(id);
    if (problem !== null || !product) {
      preview.bad.push({ row, cells, problem: problem ?? '' });
      continue;
    }
    const { body, differences, problems } = readRow(product, columns, cells);
    if (problems.length > 0) preview.bad.push({ row, cells, problem: problems.join('; ') });
    else if (differences.length === 0) preview.unchanged += 1;
    else preview.changed.push({ id: product.id, name: product.name, body, differences });
  }
  return preview;
}

function readRow(product: AdminProduct, columns: readonly (InventoryField | undefined)[], cells: readonly string[]) {
  const body: InventoryRequest = {};
  const differences: Difference[] = [];
  const problems: string[] = [];
  // An unquoted comma moves all cells that follow: `404,9,20` is no cost of $9.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) problems.push('More cells than columns');
  for (const [index, field] of columns.entries()) {
    const text = cells[index];
    if (!field || text === undefined || isUnchanged(field, text, product)) continue;
    const parsed = field.parse(text);
    if (parsed.ok) {
      Object.assign(body, parsed.body);
      differences.push({ field, before: field.read(product), after: field.read({ ...product, ...parsed.body }) });
    } else if (text.trim() !== '') problems.push(`${field.label}: ${parsed.problem}`);
  }
  return { body, differences, problems };
}

/** The rows that cannot be imported, as in the file, with the reason in the last column. */
export const badRowsCsv = (header: readonly string[], bad: readonly BadRow[]): Promise<string> =>
  writeCsv(
    [...header, 'Problem'],
    bad.map(({ cells, problem }) => [
      ...header.map((_, index) => cells[index] ?? ''),
      problem,
      ...cells.slice(header.length),
    ]),
  );
