import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Connect, Plugin } from 'vite';
import { MSW_WORKER_FILE, WORKER_FILE, workerSource } from './workerSource.ts';

/** Both worker scripts; MSW's own is read from the package, so that it always fits the installed version. */
function workerFiles(): Record<string, string> {
  const mswWorker = join(dirname(createRequire(import.meta.url).resolve('msw')), '..', MSW_WORKER_FILE);
  return { [WORKER_FILE]: workerSource, [MSW_WORKER_FILE]: readFileSync(mswWorker, 'utf8') };
}

/** Serves the pretend server's worker scripts in development, and puts them into builds that hold the pretend server. */
export function mockWorker({ enabled }: { enabled: boolean }): Plugin {
  const serve =
    (base: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
      const source = file === WORKER_FILE || file === MSW_WORKER_FILE ? workerFiles()[file] : undefined;
      if (source === undefined) return next();
      response.setHeader('content-type', 'text/javascript');
      // a worker that is kept would survive an update of the package
      response.setHeader('cache-control', 'no-store');
      response.end(source);
    };

  return {
    name: 'carton-mock-worker',
    configureServer(server) {
      if (enabled) server.middlewares.use(serve(server.config.base));
    },
    generateBundle() {
      if (!enabled) return;
      for (const [fileName, source] of Object.entries(workerFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** For `resolve.alias`: the small stand-in for the public-suffix list. */
export const tldtsAlias: Alias[] = [
  { find: /^tldts$/, replacement: fileURLToPath(new URL('./tldtsStub.ts', import.meta.url)) },
];
