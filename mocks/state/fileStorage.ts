import { readFile, realpath, stat } from 'node:fs/promises';
import { isRecord } from '../rules/specifications';
import { lockFile } from './fileLock';
import { describeFileError, errorCode, replaceFile, writeNewFile } from './files';
import { createQueue, type StateStorage, type StoredState } from './storage';

export interface FileStorageOptions {
  /** Identifies the seed, e.g. `default, seed 1`. A file written for another seed is rejected. */
  scenario: string;
  /** Called with the file to which a state of another contract was moved. */
  onArchive?: (file: string) => void;
}

const FORMAT = 'carton-state-2';

const isChange = (value: unknown) => Array.isArray(value) && value.length === 2;

/** Checks the envelope only; the tables check each row when they apply it. */
function isState(value: unknown): value is StoredState {
  if (!isRecord(value) || !isRecord(value.clock) || !isRecord(value.changes)) return false;
  const { contract, revision, clock, changes } = value;
  return (
    typeof contract === 'string' &&
    Number.isSafeInteger(revision) &&
    Number.isFinite(clock.serverTime) &&
    Number.isFinite(clock.machineTime) &&
    typeof clock.ticking === 'boolean' &&
    Object.values(changes).every((rows) => Array.isArray(rows) && rows.every(isChange))
  );
}

const serialize = (state: StoredState, scenario: string) => `${JSON.stringify({ format: FORMAT, scenario, state })}\n`;

/**
 * The state in a file; undefined when the file does not exist.
 * @throws Error with one sentence when the file holds anything else, or the state of another scenario
 */
async function readState(file: string, scenario: string): Promise<StoredState | undefined> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isRecord(content) || content.format !== FORMAT || !isState(content.state)) {
    throw new Error(`${file} does not contain a state of this shop and was not changed; choose another file.`);
  }
  if (content.scenario !== scenario) {
    throw new Error(
      `${file} belongs to the scenario ${String(content.scenario)}, not to ${scenario}; choose another file.`,
    );
  }
  return content.state;
}

/**
 * A storage in a file. One process at a time can open it; servers in that process share the returned object.
 * @throws Error with one sentence when the file cannot be written, is in use, or contains something else
 */
export async function openFileStorage(
  path: string,
  { scenario, onArchive = () => undefined }: FileStorageOptions,
): Promise<StateStorage & { close(): Promise<void> }> {
  const failure = `State cannot be saved to ${path}`;
  // writes to a symlink's target instead of replacing the symlink
  const file = await realpath(path).catch(() => path);
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw describeFileError(failure, Object.assign(new Error('a folder'), { code: 'EISDIR' }));
  const release = await lockFile(file).catch((error) => {
    throw describeFileError(failure, error);
  });
  let stored = await readState(file, scenario).catch(async (error) => {
    await release();
    throw describeFileError(failure, error);
  });
  const listeners = new Set<() => void>();

  return {
    revision: async () => stored?.revision ?? 0,
    load: async () => stored,
    async save(state) {
      await replaceFile(file, serialize(state, scenario));
      stored = state;
      listeners.forEach((listener) => listener());
    },
    async archive(state) {
      onArchive(await writeNewFile(`${file}.${state.contract.slice(0, 8)}`, serialize(state, scenario)));
    },
    lock: createQueue(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: release,
  };
}
