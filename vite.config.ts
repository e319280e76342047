import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, normalizePath, type ProxyOptions } from 'vite';
import { START_TIME } from './mocks/state/clock.ts';
import { mockServerFiles, tldtsAlias } from './mocks/vite/mockServerFiles.ts';
import { checkCommonModules, isCommonModule } from './scripts/commonChunk.mts';
import { compileHints } from './scripts/compileHints.mts';
import { ensureValidators } from './scripts/generate/ensureValidators.mjs';
import { missingFiles } from './scripts/missingFiles.mts';
import { unusedRouterParts } from './scripts/unusedRouterParts.mts';
import { SESSION_HEADERS } from './src/api/sessionHeaders.ts';
import { firstScreenPlugin } from './src/app/firstScreen/vitePlugin.ts';
import { preloadPlugin } from './src/app/preload/vitePlugin.ts';

/**
 * Modes: `development` (npm start), `demo` and `test` run on the mock server. `live` (npm run dev:live) and `production`
 * need a real backend and contain no code of mocks/.
 */
export default defineConfig(({ mode, command }) => {
  const mock = mode === 'development' || mode === 'demo' || mode === 'test';
  return {
    plugins: [
      react(),
      missingFiles(),
      compileHints(),
      checkCommonModules(),
      unusedRouterParts(),
      mock && { name: 'carton-validators', config: () => ensureValidators() },
      // Before the preloads, which send requests to the mock server.
      mockServerFiles({ enabled: mock }),
      preloadPlugin({
        always: mock ? ['src/app/startMockServer.ts', 'mocks/browser.ts'] : [],
        mock,
        api: loadEnv(mode, import.meta.dirname).VITE_API_BASE_URL,
        headers: SESSION_HEADERS,
      }),
      firstScreenPlugin({ startTime: mock ? START_TIME : undefined }),
    ],
    define: { __MOCK_SERVER__: JSON.stringify(mock) },
    resolve: { tsconfigPaths: true, alias: [...(mock ? tldtsAlias : []), ...(command === 'build' ? routerAlias : [])] },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: devProxy(),
      // A build must not reload a shop that is running.
      watch: { ignored: ['**/dist*/**', '**/test-results/**'] },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
      // Browsers that ignore `modulepreload` still load everything, one file after the other.
      modulePreload: { polyfill: false },
      // What every page needs goes into one file: two dozen small files load slower on a phone. main.tsx, which starts the
      // shop, stays out of it, for two reasons. The mock server's approval page loads this file and must not start the shop.
      // And react-dom creates an error while it is imported: with DevTools or a measuring tool attached, Chromium parses the
      // whole file of every function on that error's stack once more, and the importing code, main.tsx, is one of them.
      rolldownOptions: {
        output: {
          // The shop's file and index.html list the names of all others, and hashes hardly compress. In hexadecimal, the first
          // is 0.8 KB smaller (gzip) and the second 0.3 KB.
          hashCharacters: 'hex',
          codeSplitting: {
            // Otherwise a group would also take what its modules import.
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'shop',
                priority: 1,
                tags: ['$initial'],
                test: isShopModule,
              },
              { name: 'common', test: isCommonModule },
            ],
          },
        },
      },
    },
  };
});

const SOURCES = normalizePath(`${import.meta.dirname}/src/`);

/** Modules of src/ and of packages, except main.tsx. Not Vite's preload helper: the demo's mock server starts before this file. */
function isShopModule(id: string): boolean {
  const file = normalizePath(id);
  return file.includes('/node_modules/') || (file.startsWith(SOURCES) && file !== `${SOURCES}main.tsx`);
}

/** React Router's package names its development build for all bundlers, with warnings that only a developer can use. */
const routerAlias = [
  { find: /^react-router$/, replacement: productionRouter('index') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
];

function productionRouter(file: string): string {
  return fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
}

/** `CARTON_PROXY=http://127.0.0.1:8080 npm run dev:live` forwards the API and the backend's pages to a backend without CORS. */
function devProxy(): Record<string, ProxyOptions> {
  const target = process.env.CARTON_PROXY;
  const forwarded = { target, changeOrigin: true };
  return target ? { '/api': forwarded, '/__backend': forwarded } : {};
}
