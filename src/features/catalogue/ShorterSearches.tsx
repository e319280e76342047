import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link, useLocation, type To } from 'react-router-dom';
import { shorterTerms } from '@/domain/product/productSearch';
import { formatCount } from '@/lib/count';
import { useFoundCounts } from './useProductList';
import { focusResults } from './focusResults';
import type { ListRequest } from './listPage';
import classes from './ShorterSearches.module.css';

interface ShorterSearchesProps {
  /** The request that found nothing. */
  request: ListRequest;
  /** Name of the term in the page's URL. */
  parameter: 'q' | 'search';
}

/** Links to the search with one word less, with the number of products that each finds; nothing if none finds any. */
export function ShorterSearches({ request, parameter }: ShorterSearchesProps) {
  const location = useLocation();
  const found = useFoundCounts(request, shorterTerms(request.search));
  const linkTo = (term: string): To => {
    const params = new URLSearchParams(location.search);
    params.set(parameter, term);
    params.delete('page');
    return { search: params.toString() };
  };
  return (
    // Empty until the numbers are known, so that screen readers announce them.
    <div role="status">
      {found.length > 0 && (
        <>
          <p className={classes.hint}>With one word less:</p>
          <ul className={classes.terms}>
            {found.map(({ term, total }) => (
              <li key={term}>
                <Anchor
                  component={Link}
                  to={linkTo(term)}
                  onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => focusResults(currentTarget)}
                >
                  {term} ({total === 1 ? '1 product' : `${formatCount(total)} products`})
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
