import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readListFilters, withListFilters, type ListFilters } from './listFilters';

export type ChangeFilters = (changed: Partial<ListFilters>, options?: { replace?: boolean }) => void;

/**
 * The filters in the URL, and a function that changes some of them. Call it once per page: a change is based on the last
 * URL navigated to, even while that navigation is pending, so that two quick clicks both take effect.
 */
export function useListFilters(): { filters: ListFilters; change: ChangeFilters } {
  const { pathname, search } = useLocation();
  const pending = useNavigation().location;
  const leaving = pending !== undefined && pending.pathname !== pathname;
  const navigate = useNavigate();
  const target = pending && !leaving ? pending.search : search;
  const latest = useRef(target);
  const lastTarget = useRef(target);
  const sent = useRef<string[]>([]);
  // Our own navigations commit late; only a URL that we did not send (Back, a link) resets `latest`.
  useEffect(() => {
    if (target !== lastTarget.current) {
      lastTarget.current = target;
      const index = sent.current.indexOf(target);
      if (index < 0) latest.current = target;
      sent.current = index < 0 ? [] : sent.current.slice(index + 1);
    } else if (!pending && target === latest.current) {
      sent.current = [];
    }
  }, [target, pending]);

  const change: ChangeFilters = (changed, { replace = false } = {}) => {
    // A debounced change may fire while the buyer is navigating to another page.
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
