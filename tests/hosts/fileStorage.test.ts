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

/** A stale lock: the process id is above the highest possible one. */
const STALE_LOCK = `${2 ** 22 + 1} some-id\n`;
const SILVER = 'silver@example.com';

/** Runs a server with the file from start to end. */
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
  it('survives a restart: token and cart', async () => {
    const token = await run(addFlip(7));
    expect(await run(cart(token))).toMatchObject([{ quantity: 7 }]);
    expect(await readdir(folder)).toEqual(['shop.json']);
  });

  it('is written to the target of a symlink', async () => {
    const link = path.join(folder, 'link.json');
    await run(addFlip(1));
    await symlink(file, link);
    const token = await run(addFlip(2), { at: link });
    expect(await run(cart(token))).toMatchObject([{ quantity: 3 }]);
  });

  it.each([
    ['text', 'not json'],
    ['an empty file', ''],
    ['other JSON', '{"name":"carton"}'],
    ['an incomplete state', '{"format":"carton-state-2","scenario":"default","state":{"revision":1}}'],
  ])('is rejected, and the file left unchanged, when it contains %s', async (_, text) => {
    await writeFile(file, text);
    await expect(openFileStorage(file, { scenario: 'default' })).rejects.toThrow(
      'does not contain a state of this shop',
    );
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['shop.json']);
  });

  it('is rejected when it belongs to another scenario', async () => {
    await run(addFlip(1));
    await expect(openFileStorage(file, { scenario: 'big-catalogue' })).rejects.toThrow(
      'belongs to the scenario default',
    );
  });

  it('of other contracts is archived, each under its own name', async () => {
    const archived: string[] = [];
    const onArchive = (name: string) => archived.push(path.basename(name));
    const token = await run(addFlip(4), { contract: 'first' });
    await run(async () => undefined, { contract: 'second', onArchive });
    await run(async () => undefined, { contract: 'first', onArchive });
    await run(async () => undefined, { contract: 'second', onArchive });
    expect(archived).toEqual(['shop.json.first', 'shop.json.second', 'shop.json.first.2']);
    const cartLines = await run(cart(token), { contract: 'first', at: path.join(folder, 'shop.json.first') });
    expect(cartLines).toMatchObject([{ quantity: 4 }]);
  });

  it('is locked by one process at a time, and released when that process dies', async () => {
    const storage = await openFileStorage(file, { scenario: 'default' });
    await expect(openFileStorage(file, { scenario: 'default' })).rejects.toThrow(`in use by process ${process.pid}`);
    await storage.close();
    await writeFile(`${file}.lock`, STALE_LOCK);
    await (await openFileStorage(file, { scenario: 'default' })).close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is locked by only one process when several take over a stale lock at once', async () => {
    for (let round = 0; round < 200; round += 1) {
      await writeFile(`${file}.lock`, STALE_LOCK);
      const locks = await Promise.allSettled([lockFile(file), lockFile(file), lockFile(file)]);
      const acquired = locks.flatMap((lock) => (lock.status === 'fulfilled' ? [lock.value] : []));
      expect(acquired).toHaveLength(1);
      await acquired[0]?.();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it.each([
    ['empty', ''],
    ['half written', '41943'],
  ])('stays locked when the lock file is %s, and the error names it', async (_, text) => {
    await writeFile(`${file}.lock`, text);
    await expect(lockFile(file)).rejects.toThrow(`another process; choose another file, or remove ${file}.lock `);
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(text);
  });

  it('explains why it cannot be saved', async () => {
    const open = (name: string) => openFileStorage(name, { scenario: 'default' });
    await expect(open(folder)).rejects.toThrow('it is a folder.');
    await expect(open(path.join(folder, 'nowhere/shop.json'))).rejects.toThrow('its folder does not exist.');
    await writeFile(file, '');
    await expect(open(path.join(file, 'shop.json'))).rejects.toThrow('its parent is not a folder.');
  });

  it('rolls back a call that could not be saved', async () => {
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
