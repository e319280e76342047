import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readListFilters, withListFilters, type ListFilters } from './listFilters';

export type ChangeFilters = (changed: Partial<ListFilters>, options?: { replace?: boolean }) => void;

/**
 * The filters in the address, and the way to change some of them. To be called once a page: a change starts from what has
 * been asked for last, also where that address is still on its way, so that two quick presses both count.
 */
export function useListFilters(): { filters: ListFilters; change: ChangeFilters } {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const leaving = coming !== undefined && coming.pathname !== pathname;
  const navigate = useNavigate();
  const asked = coming && !leaving ? coming.search : search;
  const latest = useRef(asked);
  const seen = useRef(asked);
  const sent = useRef<string[]>([]);
  // Our own navigations commit late; only an address that we did not send (Back, a link) resets `latest`.
  useEffect(() => {
    if (asked !== seen.current) {
      seen.current = asked;
      const own = sent.current.indexOf(asked);
      if (own < 0) latest.current = asked;
      sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    } else if (!coming && asked === latest.current) {
      sent.current = [];
    }
  }, [asked, coming]);

  const change: ChangeFilters = (changed, { replace = false } = {}) => {
    // A pause in the typing may end when the buyer is already on the way to another page.
    if (leaving) return;
    const text = withListFilters(new URLSearchParams(latest.current), changed).toString();
    const next = text && `?${text}`;
    if (next === latest.current) return;
    latest.current = next;
    sent.current.push(next);
    void navigate({ search: next }, { replace, preventScrollReset: !('page' in changed) });
  };
  const filters = useMemo(() => readListFilters(new URLSearchParams(search)), [search]);
  return { filters, change };
}
