import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Connect, Plugin, Rolldown } from 'vite';
import { bundleProviderSdk } from './providerSdk.ts';
import { APPROVAL_PATH } from '../providers/paths.ts';
import { MSW_WORKER_FILE, SDK_FILE, WORKER_FILE } from './fileNames.ts';
import { startEarly } from './startEarly.ts';
import { workerSource } from './workerSource.ts';

/** The script of the wallet provider's page, in a build. */
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
  if (file === APPROVAL_PATH) return ['text/html; charset=utf-8', approvalHtml(`${base}mocks/approvalPage.ts`)];
  if (file === SDK_FILE) return ['text/javascript', await sdk()];
  return undefined;
}

/** The inline script that starts the mock server while the app's code loads. */
function earlyScript(base: string, bundle: Rolldown.OutputBundle): string {
  const find = (name: string) => {
    const file = Object.keys(bundle).find((fileName) => new RegExp(`/${name}-[\\w-]+\\.js$`).test(fileName));
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    return file;
  };
  const files = { base, serviceWorker: WORKER_FILE, thread: find('serverWorker'), host: find('browser') };
  return `<script>(${startEarly.toString()})(${JSON.stringify(files)})</script>`;
}

/**
 * Serves the mock server's files in development, and adds them to builds that contain the mock server: the worker
 * scripts, the mock SDKs of the payment providers, and the wallet provider's page, whose navigation a worker cannot handle.
 * A built index.html starts the mock server.
 */
export function mockServerFiles({ enabled }: { enabled: boolean }): Plugin {
  let isBuild = false;
  let basePath = '/';
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
    name: 'carton-mock-server-files',
    configResolved(config) {
      isBuild = config.command === 'build';
      basePath = config.base;
    },
    configureServer(server) {
      if (enabled) server.middlewares.use(serve(server.config.base));
    },
    buildStart() {
      if (!enabled || !isBuild) return;
      const id = fileURLToPath(new URL('../approvalPage.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: APPROVAL_SCRIPT });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        // Storybook's iframe.html has mock servers of its own.
        if (!enabled || !bundle || path !== '/index.html') return html;
        return html.replace(/<script type="module"/, (tag) => `${earlyScript(basePath, bundle)}\n    ${tag}`);
      },
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
