import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { missingFiles } from '../../scripts/missingFiles.mts';
import { DEMO_PORT, PRODUCTION_PORT } from './ports';

/** How long to wait for the servers to stop: after the tests no response matters. */
const STOP_MS = 2000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const serve = (outDir: string, port: number) =>
  preview({
    root,
    // The builds need none of the other plugins.
    configFile: false,
    plugins: [missingFiles()],
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });

/** Playwright's global setup: serves both builds from its own process, and returns a function that stops them. */
export default async function startServers() {
  const servers = await Promise.all([serve('dist-demo', DEMO_PORT), serve('dist', PRODUCTION_PORT)]);
  return () =>
    Promise.race([
      Promise.all(servers.map((server) => server.close())),
      new Promise((resolve) => setTimeout(resolve, STOP_MS)),
    ]);
}
