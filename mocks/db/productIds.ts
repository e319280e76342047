import { FIRST_EU_ID, type Region } from '../rules/region';
import type { Database } from './database';

const highestOf = (ids: Iterable<number>, atLeast: number) => [...ids].reduce((a, b) => Math.max(a, b), atLeast);

/** Ids that products have, or had: the table's differences from the seed remember the deleted ones. */
function usedIds({ products }: Pick<Database, 'products'>): Set<number> {
  const changed = products.changes().map(([id]) => Number(id));
  return new Set([...products.all().map(({ id }) => id), ...changed]);
}

/**
 * A new product's id: the next one of its region, below 3000 for the USA as long as one is free there, since the
 * shop's home page shows no others (createProduct). A deleted product's is not given again: orders go on naming it.
 */
export function nextProductId(db: Pick<Database, 'products'>, region: Region): number {
  const used = usedIds(db);
  if (region === 'USA') {
    const next =
      highestOf(
        [...used].filter((id) => id < FIRST_EU_ID),
        0,
      ) + 1;
    const free = next < FIRST_EU_ID ? next : firstGap(used);
    if (free < FIRST_EU_ID) return free;
  }
  return highestOf(used, FIRST_EU_ID - 1) + 1;
}

function firstGap(used: ReadonlySet<number>): number {
  let id = 1;
  while (used.has(id)) id += 1;
  return id;
}
