import { readFile, rename, writeFile } from 'node:fs/promises';
import type { StoredState } from './storage';
import { isRecord } from '../rules/specifications';

const FORMAT = 'carton-state-1';

const isChange = (value: unknown) => Array.isArray(value) && value.length === 2;

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Rows are judged later, one by one, by the tables. */
function isState(value: unknown): value is StoredState {
  if (!isRecord(value) || !isRecord(value.clock) || !isRecord(value.changes)) return false;
  const { contract, revision, clock, changes } = value;
  return (
    typeof contract === 'string' &&
    Number.isSafeInteger(revision) &&
    Number.isFinite(clock.world) &&
    Number.isFinite(clock.real) &&
    typeof clock.ticking === 'boolean' &&
    Object.values(changes).every((rows) => Array.isArray(rows) && rows.every(isChange))
  );
}

/** A state as a file holds it; `world` says which seed it differs from. */
export const stateText = (state: StoredState, world: string) => `${JSON.stringify({ format: FORMAT, world, state })}\n`;

/**
 * The state in a file; undefined when there is no file.
 * @throws Error with one sentence when it holds anything else, or the state of another world
 */
export async function readState(file: string, world: string): Promise<StoredState | undefined> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isRecord(content) || content.format !== FORMAT || !isState(content.state)) {
    throw new Error(`${file} holds no state of this shop and is left as it is; name another file.`);
  }
  if (content.world !== world) {
    throw new Error(`${file} belongs to the world ${String(content.world)}, not to ${world}; name another file.`);
  }
  return content.state;
}

/** Writes beside the file and renames, so that a crash leaves the old text or the new one, never half of one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Writes under the name, or the next free one after it; answers the name. */
export async function writeNewFile(name: string, text: string): Promise<string> {
  for (let turn = 1; ; turn += 1) {
    const file = turn === 1 ? name : `${name}.${turn}`;
    try {
      await writeFile(file, text, { flag: 'wx' });
      return file;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
