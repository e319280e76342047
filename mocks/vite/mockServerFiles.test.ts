import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mockServerFiles, tldtsAlias } from './mockServerFiles';
import { getDomain } from './tldtsStub';
import { workerSource } from './workerSource';

/** The files that the plugin adds to a build. */
async function emitted(enabled: boolean): Promise<string[]> {
  const files: string[] = [];
  const build = { emitFile: ({ fileName }: { fileName: string }) => files.push(fileName) };
  const { generateBundle } = mockServerFiles({ enabled });
  // the plugin uses nothing else of Rollup's plugin context
  await (generateBundle as unknown as (this: typeof build) => Promise<void>).call(build);
  return files;
}

/** Whether the worker passes a request to MSW. */
function reachesMsw(address: string): boolean {
  const imported: string[] = [];
  const listeners: ((event: object) => void)[] = [];
  runInNewContext(workerSource, {
    URL,
    self: {
      location: { href: 'https://shop.test/carton/mock-worker.js' },
      addEventListener: (_: string, listen: (event: object) => void) => listeners.push(listen),
    },
    importScripts: (script: string) => imported.push(script),
  });
  let stopped = false;
  for (const listen of listeners) {
    listen({ request: { url: address }, stopImmediatePropagation: () => (stopped = true) });
  }
  expect(imported).toEqual(['https://shop.test/carton/mockServiceWorker.js']);
  return !stopped;
}

describe('the worker scripts and the wallet provider’s page', () => {
  it('are part of builds with the mock server only', async () => {
    expect(await emitted(true)).toEqual([
      'mock-worker.js',
      'mockServiceWorker.js',
      '__backend/paypal/index.html',
      '__mock__/providers/sdk.js',
    ]);
    expect(await emitted(false)).toEqual([]);
  });

  it('pass the shop’s own API requests to MSW, and no others', () => {
    expect(reachesMsw('https://shop.test/carton/api/products?limit=2')).toBe(true);
    expect(reachesMsw('https://shop.test/api/cart')).toBe(false);
    expect(reachesMsw('https://api.example.com/v1/api/cart')).toBe(false);
    expect(reachesMsw('https://api.example.com/carton/api/cart')).toBe(false);
    expect(reachesMsw('https://shop.test/carton/assets/CartPage-1a2b.js')).toBe(false);
    expect(reachesMsw('https://shop.test/carton/src/api/client.ts')).toBe(false);
  });
});

describe('the stub of the public-suffix list', () => {
  it('replaces exactly this package', () => {
    const [alias] = tldtsAlias;
    expect('tldts').toMatch(alias?.find ?? '');
    expect('tldts-core').not.toMatch(alias?.find ?? '');
  });

  it('uses the last two labels as the domain', () => {
    expect(getDomain('www.example.com')).toBe('example.com');
    expect(getDomain('localhost')).toBeNull();
    expect(getDomain('127.0.0.1')).toBeNull();
  });
});
