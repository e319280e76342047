import type { Product } from '@/domain/product/readProduct';
import { textFromCents } from '@/domain/money';
import { baseUnitPrice, optionsDifferInPrice } from '@/domain/product/basePrice';
import { defaultOption } from '@/domain/product/productOptions';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** How many products the browser stores (S1 9). */
const MAX_VIEWS = 10;

/** The fields needed to show a product again without a call (D-105). */
export interface ViewedProduct {
  id: number;
  slug: string;
  name: string;
  /** File name of the first picture. */
  image: string | null;
  /** USD per piece of the default option, as decimal text; null if unknown. */
  price: string | null;
  /** The options differ in price (D-229). Missing in views stored by older versions. */
  from?: boolean;
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isRecord(value)) return false;
  const view: Partial<Record<keyof ViewedProduct, unknown>> = value;
  return (
    typeof view.id === 'number' &&
    typeof view.slug === 'string' &&
    view.slug !== '' &&
    typeof view.name === 'string' &&
    isStringOrNull(view.image) &&
    isStringOrNull(view.price) &&
    (view.from === undefined || typeof view.from === 'boolean')
  );
}

/** The stored views, newest first, each product once. Skips invalid entries. */
export function readViews({ local }: AppStorage): ViewedProduct[] {
  const stored =
    readJson(local, STORAGE_KEYS.recentlyViewed, (value): value is unknown[] => Array.isArray(value)) ?? [];
  const byId = new Map<number, ViewedProduct>();
  for (const view of stored) if (isViewedProduct(view) && !byId.has(view.id)) byId.set(view.id, view);
  return [...byId.values()].slice(0, MAX_VIEWS);
}

/** Adds a product to the front of the stored views, or moves it there (D-105). */
export function recordView(storage: AppStorage, product: Product): void {
  const base = baseUnitPrice(product, defaultOption(product));
  const view: ViewedProduct = {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image: product.images[0] ?? null,
    price: base === null ? null : textFromCents(base),
    from: optionsDifferInPrice(product),
  };
  const others = readViews(storage).filter(({ id }) => id !== product.id);
  storage.local.set(STORAGE_KEYS.recentlyViewed, JSON.stringify([view, ...others].slice(0, MAX_VIEWS)));
}
