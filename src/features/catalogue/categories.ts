/** The six categories that the header and footer link to (S1 2), known before any answer comes. */
export const CATEGORY_LINKS: readonly CategoryLink[] = [
  { slug: 'earphones', name: 'Earphones', anchor: 'earphones' },
  { slug: 'headphones', name: 'Headphones', anchor: 'headphones' },
  { slug: 'speakers', name: 'Speakers', anchor: 'speakers' },
  { slug: 'apple-accessories', name: 'Apple Accessories', anchor: 'apple' },
  { slug: 'dyson', name: 'Dyson', anchor: 'dyson' },
  { slug: 'others', name: 'Others', anchor: undefined },
];

export interface CategoryLink {
  slug: string;
  name: string;
  /** The id of its section on the home page (D-73); 'Others' has none. */
  anchor: string | undefined;
}

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
