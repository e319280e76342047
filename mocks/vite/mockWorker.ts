import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Connect, Plugin } from 'vite';
import { APPROVAL_PLACE, APPROVAL_SCRIPT, approvalShell } from './approvalPlace.ts';
import { MSW_WORKER_FILE, WORKER_FILE, workerSource } from './workerSource.ts';

/** Both worker scripts; MSW's own is read from the package, so that it always fits the installed version. */
function workerFiles(): Record<string, string> {
  const mswWorker = join(dirname(createRequire(import.meta.url).resolve('msw')), '..', MSW_WORKER_FILE);
  return { [WORKER_FILE]: workerSource, [MSW_WORKER_FILE]: readFileSync(mswWorker, 'utf8') };
}

/** What the development server answers below the base: content type and text; undefined for everything else. */
function served(base: string, file: string): [type: string, text: string] | undefined {
  if (file === WORKER_FILE || file === MSW_WORKER_FILE) return ['text/javascript', workerFiles()[file] ?? ''];
  if (file === APPROVAL_PLACE) return ['text/html; charset=utf-8', approvalShell(`${base}mocks/approval.ts`)];
  return undefined;
}

/**
 * Serves what the mock server needs as files in development, and puts it into builds that hold the mock server:
 * the worker's scripts, and the wallet provider's page, which a worker cannot answer.
 */
export function mockWorker({ enabled }: { enabled: boolean }): Plugin {
  let isBuild = false;
  const serve =
    (base: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const found = served(base, path.startsWith(base) ? path.slice(base.length) : path.slice(1));
      if (found === undefined) return next();
      const [type, text] = found;
      response.setHeader('content-type', type);
      // a worker that is kept would survive an update of the package
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
    generateBundle() {
      if (!enabled) return;
      const shell = approvalShell(`./${APPROVAL_SCRIPT.slice(APPROVAL_PLACE.length)}`);
      for (const [fileName, source] of Object.entries({
        ...workerFiles(),
        [`${APPROVAL_PLACE}index.html`]: shell,
      })) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** For `resolve.alias`: the small stand-in for the public-suffix list. */
export const tldtsAlias: Alias[] = [
  { find: /^tldts$/, replacement: fileURLToPath(new URL('./tldtsStub.ts', import.meta.url)) },
];
