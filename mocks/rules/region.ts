import type { components } from '../../src/api/generated/schema';

export type Region = components['schemas']['Region'];

/** Where a product does not say, ids from here on are European (D-98). */
export const FIRST_EU_ID = 3000;

/** What a region is read from. */
export interface Located {
  id: number;
  region?: string | null;
}

/** Where a product's stock lies: `USA` or `EU` when given, otherwise EU from id 3000 and USA below (D-98). */
export function regionOf({ id, region }: Located): Region {
  if (region === 'USA' || region === 'EU') return region;
  return id >= FIRST_EU_ID ? 'EU' : 'USA';
}

/**
 * One cart holds products of one region only (S1 5, D-97). The cart's region and the product's when
 * they differ, null when the product may be added.
 */
export function regionConflict(cart: readonly Located[], product: Located): { current: Region; added: Region } | null {
  const added = regionOf(product);
  const other = cart.map(regionOf).find((region) => region !== added);
  return other === undefined ? null : { current: other, added };
}
