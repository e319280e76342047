import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureValidators } from '../generate/ensureValidators.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The mock server's TypeScript as a module that Node 20 can run. It is bundled anew on each start, which takes a
 * third of a second: measured against Vite's module runner, it starts in half the time and answers a fifth more calls.
 * Who starts many at once names a bundle that is ready (`MOCK_SERVER_BUNDLE`).
 */
export async function loadStandalone() {
  const ready = process.env.MOCK_SERVER_BUNDLE;
  process.setSourceMapsEnabled(true);
  if (ready) return import(pathToFileURL(ready).href);
  const file = await bundleStandalone();
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Answers the bundle's file, which is the caller's to remove. */
export async function bundleStandalone() {
  await ensureValidators();
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: 'mocks/standalone.ts', target: 'node20', write: false, sourcemap: 'inline' },
  });
  const [{ code }] = output;
  // inside node_modules, so that the packages are found; under an own name, so that two starts do not meet
  const folder = path.join(root, 'node_modules/.cache/mock-server');
  const file = path.join(folder, `standalone-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  return file;
}
