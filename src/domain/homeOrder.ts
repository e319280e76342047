import { FIRST_EU_ID } from './region';

const FIRST_OTHERS: readonly number[] = [2001, 2002, 2003, 2004, 2005, 2006];

/** The home page shows USA stock, told by the id alone, whatever region the product names (D-74). */
export function homeProducts<T extends { readonly id: number }>(products: readonly T[]): T[] {
  return products.filter(({ id }) => id < FIRST_EU_ID);
}

/** 'Others': 2001 to 2006 first and ascending, then the server's order (D-75). */
export function othersOrder<T extends { readonly id: number }>(products: readonly T[]): T[] {
  const leading = FIRST_OTHERS.flatMap((wanted) => products.filter(({ id }) => id === wanted));
  return [...leading, ...products.filter(({ id }) => !FIRST_OTHERS.includes(id))];
}
