import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUpdateSearchParams } from '@/lib/navigateFrom';

/** The choices of rows per page. The first is the default. */
export const PAGE_SIZES: readonly [number, ...number[]] = [25, 50, 100];

/** A sort order: the column's id, with a leading minus for descending. */
export interface TableSort<Value extends string = string> {
  value: Value;
  /** `Newest first`. */
  label: string;
}

/** The values that a filter accepts from the URL: a list, or a function that checks a text. */
type FilterRule = readonly string[] | ((text: string) => boolean);
type FilterValue<Rule> = Rule extends readonly (infer Value)[] ? Value : string;

/** What a table shows. All of it is in the URL, so that Back, a reload and a shared link show the same rows. */
export interface TableState<Sort extends string = string, Filters = Record<string, FilterRule>> {
  /** Trimmed; empty for none. */
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Null for no filter. */
  filters: { readonly [Name in keyof Filters]: FilterValue<Filters[Name]> | null };
}

/** Some of the state. Any change but that of the page goes back to page 1. */
export type TableChange = Partial<Omit<TableState, 'filters'>> & { filters?: Record<string, string | null> };

export interface TableControls<Sort extends string = string, Filters = Record<string, FilterRule>> {
  state: TableState<Sort, Filters>;
  sorts: readonly TableSort<Sort>[];
  pageSizes: readonly number[];
  change: (changed: TableChange, options?: { replace?: boolean }) => void;
}

interface Rules<Sort extends string, Filters> {
  /** The first is the default. */
  sorts: readonly TableSort<Sort>[];
  /** By the name of their parameter in the URL. */
  filters: Filters;
  /** The largest page, in rows, where rows have many controls: a page keeps below 3,000 DOM nodes. */
  mostRows?: number;
}

const pageSizesOf = ({ mostRows = Infinity }: { mostRows?: number }) => PAGE_SIZES.filter((size) => size <= mostRows);

/** Keeps the offset within 32 bits, the integer size of many backends. */
const MAX_PAGE = Math.floor((2 ** 31 - 1) / 100);

const accepts = (rule: FilterRule, text: string) => (typeof rule === 'function' ? rule(text) : rule.includes(text));

/** Reads the URL's parameters. Values that are not accepted count as absent. */
export function readTableState<const Sort extends string, const Filters extends Record<string, FilterRule>>(
  params: URLSearchParams,
  rules: Rules<Sort, Filters>,
): TableState<Sort, Filters> {
  const { sorts, filters } = rules;
  const [first] = sorts;
  if (!first) throw new Error('A table needs a sort order.');
  const page = params.get('page') ?? '';
  const values = Object.entries(filters).map(([name, rule]) => {
    const text = params.get(name) ?? '';
    return [name, text !== '' && accepts(rule, text) ? text : null];
  });
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    sort: (sorts.find(({ value }) => value === params.get('sort')) ?? first).value,
    page: (/^\d+$/.test(page) && Math.min(Number(page), MAX_PAGE)) || 1,
    pageSize: pageSizesOf(rules).find((size) => String(size) === params.get('rows')) ?? PAGE_SIZES[0],
    filters: Object.fromEntries(values), // its values are what the rules accept
  };
}

/** The URL's parameters with some of the state changed. Defaults are left out. */
function withTableChange(params: URLSearchParams, { filters, page, ...changed }: TableChange, defaultSort: string) {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | number | null, absent: string | number) => {
    if (value === null || value === '' || value === absent) next.delete(name);
    else next.set(name, String(value));
  };
  if (changed.search !== undefined) set('search', changed.search, '');
  if (changed.sort !== undefined) set('sort', changed.sort, defaultSort);
  if (changed.pageSize !== undefined) set('rows', changed.pageSize, PAGE_SIZES[0]);
  for (const [name, value] of Object.entries(filters ?? {})) set(name, value, '');
  set('page', page ?? 1, 1);
  return next;
}

/**
 * The state of a table in the URL of its page, and a function that changes it. Pass rules that keep their identity; what it
 * returns then keeps its own until the state changes.
 */
export function useTableControls<const Sort extends string, const Filters extends Record<string, FilterRule>>(
  rules: Rules<Sort, Filters>,
): TableControls<Sort, Filters> {
  const { search } = useLocation();
  const updateSearchParams = useUpdateSearchParams();
  const state = useMemo(() => readTableState(new URLSearchParams(search), rules), [search, rules]);
  return useMemo(
    () => ({
      state,
      sorts: rules.sorts,
      pageSizes: pageSizesOf(rules),
      change: (changed, { replace = false } = {}) =>
        updateSearchParams((params) => withTableChange(params, changed, rules.sorts[0]?.value ?? ''), {
          replace,
          preventScrollReset: !('page' in changed),
        }),
    }),
    [state, rules, updateSearchParams],
  );
}
