import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { mockWorker, tldtsAlias } from './mocks/vite/mockWorker.ts';
import { SESSION_HEADERS } from './src/api/sessionHeaders.ts';
import { PRELOADED_REQUESTS } from './src/app/preloadedRequests.ts';
import { compileAhead } from './vite/compileAhead.ts';
import { routePreload } from './vite/routePreload.ts';

/**
 * Modes: `development` (npm start) and `demo` run on the mock server; `live` (npm run dev:live)
 * and `production` know a real backend only, and hold no byte of mocks/.
 */
export default defineConfig(({ mode }) => {
  const mock = mode === 'development' || mode === 'demo' || mode === 'test';
  return {
    plugins: [
      react(),
      mockWorker({ enabled: mock }),
      routePreload({
        pictures: { '/': 'art/hero.svg' },
        always: mock ? ['src/app/startMocks.ts', 'mocks/browser.ts'] : [],
        // the mock server answers nobody before the shop has started it
        calls: mock ? {} : PRELOADED_REQUESTS,
        api: loadEnv(mode, import.meta.dirname).VITE_API_BASE_URL,
        headers: SESSION_HEADERS,
      }),
      compileAhead(),
    ],
    define: { __MOCK_SERVER__: JSON.stringify(mock) },
    resolve: { tsconfigPaths: true, alias: mock ? tldtsAlias : [] },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: devProxy(),
      // A build beside a running shop must not reload it.
      watch: { ignored: ['**/dist*/**', '**/test-results/**'] },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
      // What every page needs comes in one file: two dozen small ones cost a phone more than their bytes. Where the
      // mock server is, a second page may load that file: it holds nothing that starts either of them.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shop',
                tags: ['$initial'],
                ...(mock && { test: /[\\/](src(?![\\/]main\.tsx)|node_modules)[\\/]/ }),
              },
            ],
          },
        },
      },
    },
  };
});

/** `CARTON_PROXY=http://127.0.0.1:8080 npm run dev:live` hands /api to a backend without CORS. */
function devProxy(): Record<string, ProxyOptions> {
  const target = process.env.CARTON_PROXY;
  return target ? { '/api': { target, changeOrigin: true } } : {};
}
