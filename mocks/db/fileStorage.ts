import { realpath, stat } from 'node:fs/promises';
import { claimFile } from './fileClaim';
import { codeOf, readState, replaceFile, stateText, writeNewFile } from './stateFile';
import { createQueue, type StateStorage } from './storage';

export interface FileStorageOptions {
  /** Names the seed that the kept differences are differences from; a file of another world is refused. */
  world: string;
  /** Told where a state of another contract went. */
  onSetAside?: (file: string) => void;
}

const REASONS: Record<string, string> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why the file system refuses, as a sentence after `what`; any other error as it is. */
export const inWords = (what: string, error: unknown) => {
  const reason = REASONS[codeOf(error)];
  return reason ? new Error(`${what}: ${reason}.`) : error;
};

/**
 * A storage in a file, for one process at a time; servers that share it share the answered object.
 * @throws Error with one sentence when the file cannot be written, is in use, or holds something else
 */
export async function openFileStorage(
  path: string,
  { world, onSetAside = () => undefined }: FileStorageOptions,
): Promise<StateStorage & { close(): Promise<void> }> {
  const notKept = `State cannot be kept in ${path}`;
  // a link stays a link: what it points at is replaced
  const file = await realpath(path).catch(() => path);
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw inWords(notKept, Object.assign(new Error('a folder'), { code: 'EISDIR' }));
  const giveBack = await claimFile(file).catch((error) => {
    throw inWords(notKept, error);
  });
  let kept = await readState(file, world).catch(async (error) => {
    await giveBack();
    throw inWords(notKept, error);
  });
  const listeners = new Set<() => void>();

  return {
    revision: async () => kept?.revision ?? 0,
    load: async () => kept,
    async save(state) {
      await replaceFile(file, stateText(state, world));
      kept = state;
      listeners.forEach((listener) => listener());
    },
    async setAside(state) {
      onSetAside(await writeNewFile(`${file}.${state.contract.slice(0, 8)}`, stateText(state, world)));
    },
    lock: createQueue(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: giveBack,
  };
}
