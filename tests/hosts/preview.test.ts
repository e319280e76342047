import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingFiles } from '../../scripts/missingFiles.mts';

const PAGE = '<!doctype html><title>Shop</title>';
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'carton-preview-'));
  await mkdir(path.join(root, 'dist/assets'), { recursive: true });
  await writeFile(path.join(root, 'dist/index.html'), PAGE);
  await writeFile(path.join(root, 'dist/assets/shop.js'), 'export {};');
});
afterAll(() => rm(root, { recursive: true }));

const servers: PreviewServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Serves the folder below `base` and returns what fetches from it: status, media type and text. */
async function startPreview(base: string) {
  const server = await preview({
    root,
    base,
    configFile: false,
    logLevel: 'silent',
    plugins: [missingFiles()],
    preview: { host: '127.0.0.1', port: 0 },
  });
  servers.push(server);
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return async (file: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${base}${file}`, init);
    return [response.status, response.headers.get('content-type')?.split(';')[0], await response.text()];
  };
}

describe.each(['/', '/shop/'])('a preview of the build at %s', (base) => {
  it('serves files, and the shop at every path of a page', async () => {
    const get = await startPreview(base);
    expect(await get('assets/shop.js')).toEqual([200, 'text/javascript', 'export {};']);
    for (const page of ['', 'index.html', 'products', 'product/jbl-flip-6?tab=reviews', 'search?q=a.js']) {
      expect([page, ...(await get(page))]).toEqual([page, 200, 'text/html', PAGE]);
    }
  });

  it('returns 404 for a missing file and, in JSON, for an API call', async () => {
    const get = await startPreview(base);
    for (const file of ['assets/x.js', 'products/x.svg', 'assets/x.css?v=1']) {
      expect([file, ...(await get(file))]).toEqual([file, 404, 'text/plain', 'Not found.']);
    }
    for (const method of ['GET', 'POST']) {
      const [status, type, text] = await get('api/none', { method });
      expect([status, type, JSON.parse(String(text))]).toEqual([
        404,
        'application/json',
        { message: 'Not found.', code: 'not_found' },
      ]);
    }
  });
});
