/** The six categories that the header and footer link to (S1 2), known before any answer comes. */
export const CATEGORY_LINKS = [
  { slug: 'earphones', name: 'Earphones' },
  { slug: 'headphones', name: 'Headphones' },
  { slug: 'speakers', name: 'Speakers' },
  { slug: 'apple-accessories', name: 'Apple accessories' },
  { slug: 'dyson', name: 'Dyson' },
  { slug: 'others', name: 'Others' },
] as const;
