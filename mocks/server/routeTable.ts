import { ROUTES, type Route } from '../generated/contract';

export type RouteMatch =
  | { kind: 'route'; route: Route; path: Record<string, string> }
  | { kind: 'wrong-method'; allow: string[] }
  | { kind: 'unknown' };

interface Pattern {
  segments: string[];
  routes: Map<string, Route>;
}

const isTemplate = (segment: string) => segment.startsWith('{');

/** Literal segments come before templates, from left to right (D-94: `/api/products/featured` is no product). */
function byLiteral(one: Pattern, other: Pattern): number {
  for (const [position, segment] of one.segments.entries()) {
    const difference = Number(isTemplate(segment)) - Number(isTemplate(other.segments[position] ?? ''));
    if (difference) return difference;
  }
  return 0;
}

/** The contract's routes, compiled once: by number of segments, literal ones first. */
function compile(): Map<number, Pattern[]> {
  const byPath = new Map<string, Pattern>();
  for (const route of ROUTES) {
    const pattern = byPath.get(route.path) ?? { segments: route.path.split('/').slice(1), routes: new Map() };
    pattern.routes.set(route.method, route);
    byPath.set(route.path, pattern);
  }
  const byLength = new Map<number, Pattern[]>();
  for (const pattern of byPath.values()) {
    const same = byLength.get(pattern.segments.length) ?? [];
    byLength.set(pattern.segments.length, [...same, pattern].sort(byLiteral));
  }
  return byLength;
}

const PATTERNS = compile();

/**
 * Finds the operation of a request below `base`, a path with a slash at its end. Path values come out as text,
 * decoded; one that cannot be decoded stays as it is.
 */
export function matchRoute(method: string, pathname: string, base: string): RouteMatch {
  if (!pathname.startsWith(base)) return { kind: 'unknown' };
  const given = pathname.slice(base.length).split('/');
  const pattern = PATTERNS.get(given.length)?.find(({ segments }) =>
    segments.every((segment, position) => (isTemplate(segment) ? given[position] !== '' : segment === given[position])),
  );
  if (!pattern) return { kind: 'unknown' };
  const route = pattern.routes.get(method);
  if (!route) return { kind: 'wrong-method', allow: [...pattern.routes.keys()] };

  const path: Record<string, string> = {};
  for (const [position, segment] of pattern.segments.entries()) {
    if (isTemplate(segment)) path[segment.slice(1, -1)] = decoded(given[position] ?? '');
  }
  return { kind: 'route', route, path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
