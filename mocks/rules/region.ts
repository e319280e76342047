import type { components } from '../../src/api/generated/schema';

export type Region = components['schemas']['Region'];

/** Products without a region are EU products from this id on (D-98). */
export const FIRST_EU_ID = 3000;

/** The fields that determine a region. */
export interface Located {
  id: number;
  region?: string | null;
}

/** A product's region: `USA` or `EU` when given, otherwise EU from id 3000 and USA below (D-98). */
export function regionOf({ id, region }: Located): Region {
  if (region === 'USA' || region === 'EU') return region;
  return id >= FIRST_EU_ID ? 'EU' : 'USA';
}

/**
 * A cart can contain products of one region only (S1 5, D-97). Returns the cart's region and the product's when they
 * differ, null when the product can be added.
 */
export function regionConflict(cart: readonly Located[], product: Located): { current: Region; added: Region } | null {
  const added = regionOf(product);
  const other = cart.map(regionOf).find((region) => region !== added);
  return other === undefined ? null : { current: other, added };
}
