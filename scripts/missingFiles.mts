import type { Connect, Plugin } from 'vite';

/** A page's path has no file extension: slugs contain no dots. */
const FILE_EXTENSION = /\.[a-z]\w*$/i;
const JSON_404 = JSON.stringify({ message: 'Not found.', code: 'not_found' });

/**
 * Answers 404 for missing files and for API calls that nobody has answered, in development and in previews of a build.
 * Vite's fallback for single-page apps would answer index.html with 200.
 */
export function missingFiles(): Plugin {
  const answer =
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
  // the returned functions run after Vite's own middlewares have looked for a file
  return {
    name: 'carton-missing-files',
    configureServer: (server) => () => void server.middlewares.use(answer(server.config.base)),
    configurePreviewServer: (server) => () => void server.middlewares.use(answer(server.config.base)),
  };
}
