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
