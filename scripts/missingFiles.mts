import type { Connect, Plugin } from 'vite';

/** A page's path has no file extension: slugs contain no dots. */
const FILE_EXTENSION = /\.[a-z]\w*$/i;
const JSON_404 = JSON.stringify({ message: 'Not found.', code: 'not_found' });

/**
 * Responds with 404 to requests for missing files and to API calls that reach Vite, in development and in previews of a
 * build. Vite's fallback for single-page apps would serve index.html with 200.
 */
export function missingFiles(): Plugin {
  const respond404 =
    (base: string): Connect.NextHandleFunction =>
    ({ originalUrl = '/', url }, response, next) => {
      const path = originalUrl.replace(/[?#].*$/, '').replace(base, '/');
      const isApi = path.startsWith('/api/');
      const isFallback = url === '/index.html';
      if (!isApi && !(isFallback && FILE_EXTENSION.test(path) && path !== '/index.html')) return next();
      response.statusCode = 404;
      response.setHeader('content-type', isApi ? 'application/json' : 'text/plain');
      response.end(isApi ? JSON_404 : 'Not found.');
    };
  // The returned functions run after Vite's own middlewares have looked for a file
  return {
    name: 'carton-missing-files',
    configureServer: (server) => () => void server.middlewares.use(respond404(server.config.base)),
    configurePreviewServer: (server) => () => void server.middlewares.use(respond404(server.config.base)),
  };
}
