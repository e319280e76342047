import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFile } from '@mocks/state/fileLock';
import { openFileStorage } from '@mocks/state/fileStorage';
import { createServer, type ServerOptions } from '@mocks/server/createServer';
import { ask } from '@tests/support/testCalls';
import { flip } from './calls';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carton-'));
  file = path.join(folder, 'shop.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** Above the highest process id of Linux. */
const MARK_OF_NOBODY = `${2 ** 22 + 1} some-id\n`;
const SILVER = 'silver@example.com';

/** A run of the server on the file, from its start to its end. */
async function run<T>(
  act: (server: ReturnType<typeof createServer>) => Promise<T>,
  options: ServerOptions & { at?: string; onArchive?: (file: string) => void } = {},
): Promise<T> {
  const { at = file, onArchive, ...rest } = options;
  const storage = await openFileStorage(at, { scenario: 'default', ...(onArchive && { onArchive }) });
  const server = createServer({ ...rest, storage });
  try {
    await server.ready;
    return await act(server);
  } finally {
    server.dispose();
    await storage.close();
  }
}

const addFlip = (quantity: number) => async (server: ReturnType<typeof createServer>) => {
  const token = await server.signIn(SILVER);
  await ask(server, 'POST', '/api/cart', flip(quantity), token);
  return token;
};
const cart = (token: string) => async (server: ReturnType<typeof createServer>) =>
  (await ask(server, 'GET', '/api/cart', undefined, token)).body;

describe('state in a file', () => {
  it('is there after a restart: the token and the cart', async () => {
    const token = await run(addFlip(7));
    expect(await run(cart(token))).toMatchObject([{ quantity: 7 }]);
    expect(await readdir(folder)).toEqual(['shop.json']);
  });

  it('is written where a link points', async () => {
    const link = path.join(folder, 'link.json');
    await run(addFlip(1));
    await symlink(file, link);
    const token = await run(addFlip(2), { at: link });
    expect(await run(cart(token))).toMatchObject([{ quantity: 3 }]);
  });

  it.each([
    ['text', 'not json'],
    ['an empty file', ''],
    ['the JSON of something else', '{"name":"carton"}'],
    ['half a state', '{"format":"carton-state-1","world":"default","state":{"revision":1}}'],
  ])('is refused and left as it is when the file holds %s', async (_, text) => {
    await writeFile(file, text);
    await expect(openFileStorage(file, { scenario: 'default' })).rejects.toThrow(
      'does not contain a state of this shop',
    );
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['shop.json']);
  });

  it('is refused when it belongs to another world', async () => {
    await run(addFlip(1));
    await expect(openFileStorage(file, { scenario: 'big-catalogue' })).rejects.toThrow(
      'belongs to the scenario default',
    );
  });

  it('of other contracts is set aside, each under a name of its own', async () => {
    const aside: string[] = [];
    const onArchive = (name: string) => aside.push(path.basename(name));
    const token = await run(addFlip(4), { contract: 'first' });
    await run(async () => undefined, { contract: 'second', onArchive });
    await run(async () => undefined, { contract: 'first', onArchive });
    await run(async () => undefined, { contract: 'second', onArchive });
    expect(aside).toEqual(['shop.json.first', 'shop.json.second', 'shop.json.first.2']);
    const kept = await run(cart(token), { contract: 'first', at: path.join(folder, 'shop.json.first') });
    expect(kept).toMatchObject([{ quantity: 4 }]);
  });

  it('is one process’s at a time, and free again when that one died', async () => {
    const storage = await openFileStorage(file, { scenario: 'default' });
    await expect(openFileStorage(file, { scenario: 'default' })).rejects.toThrow(`in use by process ${process.pid}`);
    await storage.close();
    await writeFile(`${file}.lock`, MARK_OF_NOBODY);
    await (await openFileStorage(file, { scenario: 'default' })).close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is one process’s when several take it over at once, each time', async () => {
    for (let round = 0; round < 200; round += 1) {
      await writeFile(`${file}.lock`, MARK_OF_NOBODY);
      const claims = await Promise.allSettled([lockFile(file), lockFile(file), lockFile(file)]);
      const won = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
      expect(won).toHaveLength(1);
      await won[0]?.();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it.each([
    ['empty', ''],
    ['half written', '41943'],
  ])('is not taken from a process whose mark is %s, and the mark is named', async (_, text) => {
    await writeFile(`${file}.lock`, text);
    await expect(lockFile(file)).rejects.toThrow(`another process; choose another file, or remove ${file}.lock `);
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(text);
  });

  it('says why it cannot be kept', async () => {
    const open = (name: string) => openFileStorage(name, { scenario: 'default' });
    await expect(open(folder)).rejects.toThrow('it is a folder.');
    await expect(open(path.join(folder, 'nowhere/shop.json'))).rejects.toThrow('its folder does not exist.');
    await writeFile(file, '');
    await expect(open(path.join(file, 'shop.json'))).rejects.toThrow('its parent is not a folder.');
  });

  it('undoes a call that could not be kept', async () => {
    const storage = await openFileStorage(file, { scenario: 'default' });
    const server = createServer({ storage });
    const token = await server.signIn(SILVER);
    await rm(folder, { recursive: true });
    expect((await ask(server, 'POST', '/api/cart', flip(1), token)).status).toBe(500);
    expect((await ask(server, 'GET', '/api/cart', undefined, token)).body).toEqual([]);
    server.dispose();
    await storage.close();
    folder = await mkdtemp(path.join(tmpdir(), 'carton-'));
  });
});
