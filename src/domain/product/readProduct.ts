import type { ApiProduct, Region, StockStatus } from '@/api/types';
import { gramsFromKilograms } from '../decimal';
import { amountInCents, type Cents } from '../money';
import { cleanText, cleanTexts, plainText } from './parseFields';
import { optionsOf, type ProductOption } from './productOptions';
import type { ProductTier } from './productTiers';
import { readSpecifications, type ColorChoice, type ModelChoice } from './readSpecifications';
import { regionOf } from './stock';

/**
 * A product as the shop uses it: with every field checked once, in a query's `select`. Prices are USD cents per
 * piece before the quantity discount.
 */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly categoryId: number;
  /** Without markup. */
  readonly description: string | null;
  readonly features: readonly string[];
  /** File names or https addresses, without duplicates. */
  readonly images: readonly string[];
  /** File name. */
  readonly video: string | null;
  readonly brand: string | null;
  /** 0 to 5; null when the server sends none; `DISPLAY_DEFAULTS` is shown then. */
  readonly rating: number | null;
  readonly reviews: number | null;
  readonly sold: number | null;
  readonly colors: readonly ColorChoice[];
  readonly models: readonly ModelChoice[];
  readonly hasAnc: boolean;
  /** The choices that change the price: the models, else without and with ANC, else none (D-10). The first is the default. */
  readonly options: readonly ProductOption[];
  /** The wholesale price, else the price in the specifications (D-09). `baseUnitPrice` has the price of an option. */
  readonly price: Cents | null;
  readonly ancPrice: Cents | null;
  readonly noAncPrice: Cents | null;
  /** `originalPrice`; `struckListPrice` says whether it is shown. */
  readonly listPrice: Cents | null;
  /** The product's own price breaks; empty when its name decides. */
  readonly tiers: readonly ProductTier[];
  /** Per piece; null lets each shipping rule use its own default (D-37). */
  readonly weightGrams: number | null;
  readonly region: Region;
  readonly stock: number;
  readonly stockStatus: StockStatus;
  readonly stockLocation: string;
  /** False for a product that is no longer sold. */
  readonly isActive: boolean;
  /** Specifications without a field of their own, for the Specifications tab. */
  readonly otherSpecifications: readonly (readonly [label: string, value: string])[];
}

/** What a product shows for a figure that the server does not send (S1 9). No rule uses these defaults (D-17). */
export const DISPLAY_DEFAULTS = { rating: 4.7, reviews: 126, sold: 4831 } as const;

/**
 * Reads a product of the contract; throws for one that cannot be named or linked to. Pass it to a query's `select`, so that the
 * cache keeps what the server sent.
 */
export function readProduct(product: ApiProduct): Product {
  const { id, slug, name, categoryId, stock, stockStatus, stockLocation, isActive } = product;
  if (![name, slug].every((text) => typeof text === 'string')) throw new TypeError('Unreadable name or slug');
  const { price, otherFields, ...specifications } = readSpecifications(product.specifications);
  return {
    id,
    slug,
    name,
    categoryId,
    description: plainText(product.description),
    features: cleanTexts(cleanTexts(product.features).map(plainText)),
    images: cleanTexts(product.images),
    video: cleanText(product.video),
    ...specifications,
    options: optionsOf(specifications),
    price: amountInCents(product.wholesalePrice) ?? price,
    listPrice: amountInCents(product.originalPrice),
    weightGrams: gramsFromKilograms(product.weight),
    region: regionOf(product),
    stock,
    stockStatus,
    stockLocation,
    isActive,
    otherSpecifications: otherFields,
  };
}

/** Reads a list of products, for a query's `select`. */
export function readProducts(products: readonly ApiProduct[]): Product[] {
  return products.map(readProduct);
}
