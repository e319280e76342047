import type { components } from '../../src/api/generated/schema';

type Category = components['schemas']['Category'];

/** The six categories in display order, with fixed ids (D-213). */
export const categories: Category[] = [
  {
    id: 1,
    name: 'Earphones',
    slug: 'earphones',
    description: 'True-wireless and wired earphones, boxed and sealed, ready to resell.',
  },
  {
    id: 2,
    name: 'Headphones',
    slug: 'headphones',
    description: 'Over-ear headphones for travel, studio and the sales floor.',
  },
  {
    id: 3,
    name: 'Speakers',
    slug: 'speakers',
    description: 'Portable speakers that sell themselves once they are switched on.',
  },
  {
    id: 4,
    name: 'Apple Accessories',
    slug: 'apple-accessories',
    description: 'Watches, chargers and cables that every phone sale needs beside it.',
  },
  {
    id: 5,
    name: 'Dyson',
    slug: 'dyson',
    description: 'Hair dryers and stylers for salons, hotels and gift counters.',
  },
  // without a description, to show that case
  { id: 6, name: 'Others', slug: 'others', description: null },
];
