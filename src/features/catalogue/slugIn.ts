import type { Params } from 'react-router-dom';

/** The slug that an address means: slugs have no capitals (contract), and people write some all the same. */
export const slugIn = ({ slug = '' }: Params): string => slug.toLowerCase();
