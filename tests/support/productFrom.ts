import type { ApiProduct } from '@/api/types';
import { readProduct, type Product } from '@/domain/product/readProduct';

/** A complete product of the contract, without options. Tests override what they are about. */
export const PLAIN_PRODUCT: ApiProduct = {
  id: 1,
  slug: 'gadget',
  name: 'Gadget',
  description: '',
  features: [],
  images: [],
  wholesalePrice: '',
  originalPrice: null,
  price: '',
  compareAtPrice: null,
  categoryId: 1,
  specifications: {},
  stock: 1,
  stockQuantity: 1,
  stockStatus: 'in_stock',
  stockLocation: 'USA Local Stock',
  inStock: true,
  isActive: true,
  isOverseasWarehouse: false,
};

/** The parts of a contract product that a test cares about, of any type. */
export type LooseProduct = { [Key in keyof ApiProduct]?: unknown };

/** The product that the shop reads from these fields; the others are those of `PLAIN_PRODUCT`. */
export function productFrom(fields: LooseProduct): Product {
  return readProduct({ ...PLAIN_PRODUCT, ...fields } as ApiProduct); // a test may break the contract on purpose
}
