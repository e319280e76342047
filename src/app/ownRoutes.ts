import type { RouteObject } from 'react-router-dom';

/**
 * A copy of the routes for one app. The router empties a route's `lazy` in place once its parts have come,
 * so that a second app on the same page, or the next story, would find routes without components.
 */
export function ownRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const own = typeof lazy === 'object' ? { ...route, lazy: { ...lazy } } : { ...route };
    return own.children ? { ...own, children: ownRoutes(own.children) } : own;
  });
}
