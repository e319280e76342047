import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Connect, Plugin } from 'vite';
import { bundleProviderSdk } from './providerSdk.ts';
import { MSW_WORKER_FILE, SDK_FILE, WORKER_FILE, workerSource } from './workerSource.ts';

/** Path of the wallet provider's page below the base; the same as in `providers/wallets.ts`. */
const APPROVAL_PATH = '__backend/paypal/';
/** The page's script in a build. */
const APPROVAL_SCRIPT = `${APPROVAL_PATH}approval.js`;

/** An empty page, which the script fills. */
const approvalHtml = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Mock wallet</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The mock wallet needs JavaScript, as the shop does.</noscript>
  </body>
</html>
`;

/** Both worker scripts. MSW's own is read from the package, so that it always fits the installed version. */
function workerFiles(): Record<string, string> {
  const mswWorker = join(dirname(createRequire(import.meta.url).resolve('msw')), '..', MSW_WORKER_FILE);
  return { [WORKER_FILE]: workerSource, [MSW_WORKER_FILE]: readFileSync(mswWorker, 'utf8') };
}

/** Content type and text of a file that the development server serves; undefined for all other paths. */
async function devFile(
  base: string,
  file: string,
  sdk: () => Promise<string>,
): Promise<[type: string, text: string] | undefined> {
  if (file === WORKER_FILE || file === MSW_WORKER_FILE) return ['text/javascript', workerFiles()[file] ?? ''];
  if (file === APPROVAL_PATH) return ['text/html; charset=utf-8', approvalHtml(`${base}mocks/approval.ts`)];
  if (file === SDK_FILE) return ['text/javascript', await sdk()];
  return undefined;
}

/**
 * Serves the mock server's files in development, and adds them to builds that contain the mock server: the worker
 * scripts, the mock SDKs of the payment providers, and the wallet provider's page, whose navigation a worker cannot handle.
 */
export function mockWorker({ enabled }: { enabled: boolean }): Plugin {
  let isBuild = false;
  let bundled: Promise<string> | null = null;
  const sdk = () => (bundled ??= bundleProviderSdk());
  const serve =
    (base: string): Connect.NextHandleFunction =>
    async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const found = await devFile(base, path.startsWith(base) ? path.slice(base.length) : path.slice(1), sdk);
      if (found === undefined) return next();
      const [type, text] = found;
      response.setHeader('content-type', type);
      // a cached worker would survive an update of the package
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    };

  return {
    name: 'carton-mock-worker',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    configureServer(server) {
      if (enabled) server.middlewares.use(serve(server.config.base));
    },
    buildStart() {
      if (!enabled || !isBuild) return;
      const id = fileURLToPath(new URL('../approval.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: APPROVAL_SCRIPT });
    },
    async generateBundle() {
      if (!enabled) return;
      const html = approvalHtml(`./${APPROVAL_SCRIPT.slice(APPROVAL_PATH.length)}`);
      for (const [fileName, source] of Object.entries({
        ...workerFiles(),
        [`${APPROVAL_PATH}index.html`]: html,
        [SDK_FILE]: await sdk(),
      })) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** For `resolve.alias`: replaces the public-suffix list of MSW's cookie jar with a small stub. */
export const tldtsAlias: Alias[] = [
  { find: /^tldts$/, replacement: fileURLToPath(new URL('./tldtsStub.ts', import.meta.url)) },
];
