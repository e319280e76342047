import type { AdminProduct, InventoryRequest } from '@/api/types';
import { createStore, type Store } from '@/lib/store';
import { INVENTORY_FIELDS, isUnchanged, type InventoryField } from './inventoryFields';
import type { InventoryChange } from './productMutations';

/** A cell that has been edited and not saved. */
export interface Draft {
  text: string;
  /** The server's text when the editing began. If it differs from the current one, someone else has changed it. */
  base: string;
}

/** Drafts by field, of one product, with the product as it was last read. */
export interface ProductDrafts {
  product: AdminProduct;
  fields: Partial<Record<InventoryField['key'], Draft>>;
  /** Why the last save failed. */
  failure?: string;
}

export type Drafts = ReadonlyMap<number, ProductDrafts>;

export interface DraftStore extends Pick<Store<Drafts>, 'get' | 'subscribe'> {
  /** Keeps the text as a draft. A text with the server's own value removes the draft instead. */
  edit: (product: AdminProduct, field: InventoryField, text: string) => void;
  discard: () => void;
  /** Removes drafts that have been saved. A cell that has been edited since keeps its own, now over what was saved. */
  settle: (saved: Drafts) => void;
  fail: (id: number, failure: string) => void;
}

/** The unsaved cells of the inventory. They outlive a refresh, another page of the list, and a failed save. */
export function createDraftStore(): DraftStore {
  const store = createStore<Drafts>(new Map());
  const write = (change: (next: Map<number, ProductDrafts>) => void) => {
    const next = new Map(store.get());
    change(next);
    store.set(next);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: (product, field, text) =>
      write((next) => {
        const before = next.get(product.id)?.fields ?? {};
        const { [field.key]: own, ...others } = before;
        const fields = isUnchanged(field, text, product)
          ? others
          : { ...before, [field.key]: { text, base: own?.base ?? field.read(product) } };
        if (Object.keys(fields).length > 0) next.set(product.id, { product, fields });
        else next.delete(product.id);
      }),
    discard: () => store.set(new Map()),
    settle: (saved) =>
      write((next) => {
        for (const [id, { fields: sent }] of saved) {
          const current = next.get(id);
          if (!current) continue;
          const { product, fields } = current;
          const left = Object.fromEntries(
            INVENTORY_FIELDS.flatMap((field) => {
              const draft = fields[field.key];
              const savedText = sent[field.key]?.text;
              if (!draft || draft.text === savedText) return [];
              const base = savedText === undefined ? draft.base : storedText(field, savedText, product);
              return [[field.key, { ...draft, base }]];
            }),
          );
          if (Object.keys(left).length > 0) next.set(id, { product, fields: left });
          else next.delete(id);
        }
      }),
    fail: (id, failure) =>
      write((next) => {
        const drafts = next.get(id);
        if (drafts) next.set(id, { ...drafts, failure });
      }),
  };
}

/** The server's text of a field once it has stored a typed one: `12.00` for `$12`. */
function storedText(field: InventoryField, text: string, product: AdminProduct): string {
  const parsed = field.parse(text);
  return parsed.ok ? field.read({ ...product, ...parsed.body }) : text;
}

/** The drafts as requests, and why cells cannot be saved: `Flip 6, Stock: A whole number of pieces`. */
export function changesOf(drafts: Drafts): { changes: InventoryChange[]; problems: string[] } {
  const problems: string[] = [];
  const changes: InventoryChange[] = [];
  for (const [id, { product, fields }] of drafts) {
    const body: InventoryRequest = {};
    let valid = true;
    for (const field of INVENTORY_FIELDS) {
      const draft = fields[field.key];
      if (!draft) continue;
      const parsed = field.parse(draft.text);
      if (parsed.ok) Object.assign(body, parsed.body);
      else {
        valid = false;
        problems.push(`${product.name}, ${field.label}: ${parsed.problem}`);
      }
    }
    if (valid) changes.push({ id, body });
  }
  return { changes, problems };
}

/**
 * The requests that restore the fields that these changes set. `rows` are newer than the drafts' own products: a value that
 * someone else has stored since the editing began is what the changes replace.
 */
export function undoOf(
  changes: readonly InventoryChange[],
  drafts: Drafts,
  rows: readonly AdminProduct[],
): InventoryChange[] {
  return changes.flatMap(({ id, body }) => {
    const product = rows.find((row) => row.id === id) ?? drafts.get(id)?.product;
    if (!product) return [];
    const before: InventoryRequest = {};
    for (const field of INVENTORY_FIELDS) {
      if (!(field.key in body)) continue;
      const parsed = field.parse(field.read(product));
      // A product may have its price in the specifications alone; an empty price cannot be sent.
      if (parsed.ok) Object.assign(before, parsed.body);
    }
    return Object.keys(before).length > 0 ? [{ id, body: before }] : [];
  });
}
