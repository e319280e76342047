import { CATEGORY_LINKS } from './categoryNames';

/** Names of the `--carton-tile-…` grounds, one a category in shop order (D-213). */
const TINTS = ['mist', 'plum', 'sage', 'stone', 'clay', 'sand'] as const;

/** The ground under a category's products, as a CSS value. Categories beyond the six share the sand. */
export function categoryTint(categoryId: number): string {
  return `var(--carton-tile-${TINTS[categoryId - 1] ?? 'sand'})`;
}

/** The same by slug, for places that stand before any answer comes. */
export function categoryTintOfSlug(slug: string): string {
  return categoryTint(CATEGORY_LINKS.findIndex((link) => link.slug === slug) + 1);
}
