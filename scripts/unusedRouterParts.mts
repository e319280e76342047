import type { Plugin } from 'vite';

/**
 * Lets the build drop what the shop does not use of React Router: NavLink, Form, ScrollRestoration and what is behind them, 1.4 KB
 * of every page (gzip). The package assigns each its `displayName` and does not mark their creation as free of side effects,
 * so a bundler has to keep them.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'carton-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.(?:createContext|forwardRef)\()/g, ' = /* @__PURE__ */ $1'),
    },
  };
}
