import type { ApiProduct } from '@/api/types';
import { readProduct, type Product } from '@/domain/product/readProduct';

/** The parts of a contract product that a test cares about, of any type. */
export type LooseProduct = { [Key in keyof ApiProduct]?: unknown };

/** The product that the shop reads from these fields; the others are those of a plain product without options. */
export function productFrom(fields: LooseProduct): Product {
  const product = {
    id: 1,
    slug: 'gadget',
    name: 'Gadget',
    description: '',
    features: [],
    images: [],
    wholesalePrice: '',
    originalPrice: null,
    categoryId: 1,
    specifications: {},
    stock: 1,
    stockStatus: 'in_stock',
    stockLocation: 'USA Local Stock',
    isActive: true,
    ...fields,
  };
  return readProduct(product as ApiProduct); // a test may break the contract on purpose
}
