import { ROUTES, type Route } from '../generated/contract';

export type RouteMatch =
  | { kind: 'route'; route: Route; path: Record<string, string> }
  | { kind: 'wrong-method'; allow: string[] }
  | { kind: 'unknown' };

interface Pattern {
  segments: string[];
  /** By method. */
  routes: Map<string, Route>;
}

const isTemplate = (segment: string) => segment.startsWith('{');

/** Sorts literal segments before templates, from left to right: `/api/products/featured` is not a product's slug (D-94). */
function literalFirst(a: Pattern, b: Pattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isTemplate(segment)) - Number(isTemplate(b.segments[index] ?? ''));
    if (difference) return difference;
  }
  return 0;
}

/** The contract's routes by number of segments, literal paths first. */
function compile(): Map<number, Pattern[]> {
  const byPath = new Map<string, Pattern>();
  for (const route of ROUTES) {
    const pattern = byPath.get(route.path) ?? { segments: route.path.split('/').slice(1), routes: new Map() };
    pattern.routes.set(route.method, route);
    byPath.set(route.path, pattern);
  }
  const byLength = new Map<number, Pattern[]>();
  for (const pattern of byPath.values()) {
    const sameLength = byLength.get(pattern.segments.length) ?? [];
    byLength.set(pattern.segments.length, [...sameLength, pattern].sort(literalFirst));
  }
  return byLength;
}

const PATTERNS = compile();

/**
 * Finds the operation of a request. Path values are decoded text; a value that cannot be decoded is returned unchanged.
 * @param base path before `api/`, with a trailing slash
 */
export function matchRoute(method: string, pathname: string, base: string): RouteMatch {
  if (!pathname.startsWith(base)) return { kind: 'unknown' };
  const requested = pathname.slice(base.length).split('/');
  const pattern = PATTERNS.get(requested.length)?.find(({ segments }) =>
    segments.every((segment, index) => (isTemplate(segment) ? requested[index] !== '' : segment === requested[index])),
  );
  if (!pattern) return { kind: 'unknown' };
  const route = pattern.routes.get(method);
  if (!route) return { kind: 'wrong-method', allow: [...pattern.routes.keys()] };

  const path: Record<string, string> = {};
  for (const [index, segment] of pattern.segments.entries()) {
    if (isTemplate(segment)) path[segment.slice(1, -1)] = decode(requested[index] ?? '');
  }
  return { kind: 'route', route, path };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
