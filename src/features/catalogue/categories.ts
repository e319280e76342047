import { useQuery } from '@tanstack/react-query';
import type { Category } from '@/api/types';
import { categoriesQuery, readCategories } from './catalogueQueries';

export interface CategoryLink {
  slug: string;
  name: string;
  /** The id of its section on the home page (D-73); only five of the brief's categories have one. */
  anchor: string | undefined;
}

/** The six categories that the brief names, in its order (S1 2). */
export const CATEGORY_LINKS: readonly CategoryLink[] = [
  { slug: 'earphones', name: 'Earphones', anchor: 'earphones' },
  { slug: 'headphones', name: 'Headphones', anchor: 'headphones' },
  { slug: 'speakers', name: 'Speakers', anchor: 'speakers' },
  { slug: 'apple-accessories', name: 'Apple Accessories', anchor: 'apple' },
  { slug: 'dyson', name: 'Dyson', anchor: 'dyson' },
  { slug: 'others', name: 'Others', anchor: undefined },
];

/** Other categories keep the server's order, between the brief's last product group and 'Others'. */
function shopOrder({ slug }: CategoryLink): number {
  const index = CATEGORY_LINKS.findIndex((link) => link.slug === slug);
  return index === -1 ? CATEGORY_LINKS.length - 1.5 : index;
}

/** Links to the server's categories: those of the brief in its order, and any others. */
export function categoryLinks(categories: readonly Category[]): CategoryLink[] {
  return categories
    .map(({ slug, name }) => ({ slug, name, anchor: CATEGORY_LINKS.find((link) => link.slug === slug)?.anchor }))
    .toSorted((a, b) => shopOrder(a) - shopOrder(b));
}

const readLinks = (categories: Category[]) => categoryLinks(readCategories(categories));

/** The categories to link to: the server's; the brief's until they have loaded, and if they cannot be loaded. */
export function useCategoryLinks(): readonly CategoryLink[] {
  return useQuery({ ...categoriesQuery(), select: readLinks }).data ?? CATEGORY_LINKS;
}

/** The `--carton-tile-*` background colors. The brief's categories have one each, in shop order (D-213). */
const TINTS = ['mist', 'plum', 'sage', 'stone', 'clay', 'sand'] as const;

/** The background color of a category's products, as a CSS value. */
export function categoryTint(categoryId: number): string {
  return `var(--carton-tile-${TINTS[(categoryId - 1) % TINTS.length] ?? 'sand'})`;
}
