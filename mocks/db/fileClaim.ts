import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { codeOf } from './stateFile';

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The process that a mark names; null for none or a mark that is being written, undefined where there is no mark. */
async function ownerOf(mark: string): Promise<number | null | undefined> {
  const text = await readFile(mark, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [, owner] = /^(\d+) \S+\n$/.exec(text) ?? [];
  return owner === undefined ? null : Number(owner);
}

const isOfTheDead = (owner: number | null | undefined) => typeof owner === 'number' && !isAlive(owner);

/** Only who holds the removal's own mark removes the mark of a dead process, so that nobody removes a new one. */
async function removeDead(file: string, mark: string): Promise<void> {
  const giveBack = await claimBy(file, `${mark}.removal`);
  try {
    if (isOfTheDead(await ownerOf(mark))) await rm(mark);
  } finally {
    await giveBack();
  }
}

async function claimBy(file: string, mark: string): Promise<() => Promise<void>> {
  const text = `${process.pid} ${randomUUID()}\n`;
  for (;;) {
    try {
      await writeFile(mark, text, { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const owner = await ownerOf(mark);
      if (owner === undefined) continue;
      if (!isOfTheDead(owner)) {
        const who = owner === null ? 'another process' : `the process ${owner}`;
        // a container's restart gives the old process's number to another one
        const advice = `name another file, or remove ${mark} when that is no mock-server`;
        throw new Error(`${file} is in use by ${who}; ${advice}.`, { cause: error });
      }
      await removeDead(file, mark);
    }
  }
  return async () => {
    if ((await readFile(mark, 'utf8').catch(() => '')) === text) await rm(mark, { force: true });
  };
}

/**
 * Makes a file this process's own by a mark beside it; the mark of a process that died is taken over.
 * @returns what gives the file back
 * @throws Error with one sentence when a living process has it, or one that cannot be told
 */
export const claimFile = (file: string): Promise<() => Promise<void>> => claimBy(file, `${file}.lock`);
