import type { Region } from '@/api/types';

/** Ids from here on lie in the EU when the product does not say where it lies (D-98). */
export const FIRST_EU_ID = 3000;

/** Where a product's stock lies: its own word when that is 'USA' or 'EU', else by its id (D-98). */
export function regionOf({ id, region }: { readonly id: number; readonly region?: string | null }): Region {
  if (region === 'USA' || region === 'EU') return region;
  return id >= FIRST_EU_ID ? 'EU' : 'USA';
}
