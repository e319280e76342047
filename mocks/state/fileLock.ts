import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './files';

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The process id in a lock file; null when the file is empty or half written, undefined when there is no lock file. */
async function readOwner(lock: string): Promise<number | null | undefined> {
  const text = await readFile(lock, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [, owner] = /^(\d+) \S+\n$/.exec(text) ?? [];
  return owner === undefined ? null : Number(owner);
}

const isStale = (owner: number | null | undefined) => typeof owner === 'number' && !isRunning(owner);

/** Removes the lock of a process that has ended. A second lock guards the removal, so that no process removes a new lock. */
async function removeStaleLock(file: string, lock: string): Promise<void> {
  const release = await acquire(file, `${lock}.removal`);
  try {
    if (isStale(await readOwner(lock))) await rm(lock);
  } finally {
    await release();
  }
}

async function acquire(file: string, lock: string): Promise<() => Promise<void>> {
  const text = `${process.pid} ${randomUUID()}\n`;
  for (;;) {
    try {
      await writeFile(lock, text, { flag: 'wx' });
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const owner = await readOwner(lock);
      if (owner === undefined) continue;
      if (!isStale(owner)) {
        const who = owner === null ? 'another process' : `process ${owner}`;
        // the process may be another program: a restarted container reuses process ids
        const advice = `choose another file, or remove ${lock} if that process is not a mock server`;
        throw new Error(`${file} is in use by ${who}; ${advice}.`, { cause: error });
      }
      await removeStaleLock(file, lock);
    }
  }
  return async () => {
    if ((await readFile(lock, 'utf8').catch(() => '')) === text) await rm(lock, { force: true });
  };
}

/**
 * Locks a file for this process with a lock file beside it. Replaces the lock of a process that has ended.
 * @returns the function that releases the lock
 * @throws Error with one sentence when a running process, or an unknown one, holds the lock
 */
export const lockFile = (file: string): Promise<() => Promise<void>> => acquire(file, `${file}.lock`);
