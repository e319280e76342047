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

/**
 * Makes a file this process's own; the mark of a process that died is taken over.
 * @returns what gives the file back
 * @throws Error with one sentence when a living process has it
 */
export async function claimFile(file: string): Promise<() => Promise<void>> {
  const mark = `${file}.lock`;
  try {
    await writeFile(mark, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const owner = Number(await readFile(mark, 'utf8'));
    if (owner > 0 && isAlive(owner)) {
      throw new Error(`${file} is in use by the process ${owner}; name another file.`, { cause: error });
    }
    await rm(mark, { force: true });
    return claimFile(file);
  }
  return () => rm(mark, { force: true });
}
