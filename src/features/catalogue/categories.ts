/** The six categories that the header and footer link to, without waiting for the server (S1 2). */
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

/** The `--carton-tile-*` background colors, by category in shop order (D-213). */
const TINTS = ['mist', 'plum', 'sage', 'stone', 'clay', 'sand'] as const;

/** The background color of a category's products, as a CSS value. Further categories share `sand`. */
export function categoryTint(categoryId: number): string {
  return `var(--carton-tile-${TINTS[categoryId - 1] ?? 'sand'})`;
}

/** The same by slug, for use before the categories have loaded. */
export function categoryTintOfSlug(slug: string): string {
  return categoryTint(CATEGORY_LINKS.findIndex((link) => link.slug === slug) + 1);
}
