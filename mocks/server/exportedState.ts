import type { Changes, DatabaseState } from '../db/database';
import type { Replacement, StateKeeper } from '../db/stateKeeper';
import type { WorldClock } from './clock';
import { isRecord } from '../rules/specifications';

/** A server's whole state as JSON, to be put into another one of the same world. */
export interface StateFile {
  format: typeof FORMAT;
  /** Hash of the contract that the rows were made under. */
  contract: string;
  /** The world that `changes` are differences from. */
  scenario: string;
  seed: number;
  /** The world's time, RFC 3339, and whether it runs. */
  clock: { now: string; ticking: boolean };
  changes: Changes;
}

export interface StateExchange {
  /** Its rows are frozen. */
  exportState(): Promise<StateFile>;
  /**
   * Takes over an exported state, as an object or as its JSON text, for everybody who shares the storage. The
   * world's time goes on from the file's.
   * @throws Error with the reason in one sentence; then nothing has changed
   */
  importState(file: unknown): Promise<void>;
}

interface ExchangeParts {
  db: DatabaseState;
  clock: WorldClock;
  keeper: StateKeeper;
  contract: string;
  scenario: string;
  seedNumber: number;
}

const FORMAT = 'carton-export-1';

/** Export and import of one server's state. */
export function createStateExchange(parts: ExchangeParts): StateExchange {
  const { db, clock, keeper, contract, scenario, seedNumber } = parts;

  const exportState = () =>
    keeper.read(async (): Promise<StateFile> => {
      const { world, ticking } = clock.anchor();
      return {
        format: FORMAT,
        contract,
        scenario,
        seed: seedNumber,
        clock: { now: new Date(world).toISOString(), ticking },
        changes: db.changes(),
      };
    });

  const read = (file: unknown): Replacement => {
    const { contract: theirs, scenario: world, seed, clock: time, changes } = recordOf(file);
    if (theirs !== contract) throw new Error('The file belongs to another version of the contract.');
    if (world !== scenario || seed !== seedNumber) {
      throw new Error(
        `The file belongs to the scenario ${String(world)} with seed ${String(seed)}, not to ${scenario} with seed ${seedNumber}.`,
      );
    }
    if (!isTime(time)) throw new Error('The file does not say what time it is.');
    if (!isChanges(changes)) throw new Error('The file does not say which rows differ from the seed.');
    try {
      db.check(changes);
    } catch (error) {
      throw new Error(`The file does not fit this shop: ${messageOf(error)}`, { cause: error });
    }
    // the caller's own rows stay as they are
    return { changes: structuredClone(changes), world: new Date(time.now), ticking: time.ticking };
  };

  return {
    exportState,
    async importState(file) {
      await keeper.started;
      await keeper.replace(read(file));
    },
  };
}

/** @throws Error for what is no file of ours */
function recordOf(file: unknown): Record<string, unknown> {
  let content = file;
  if (typeof file === 'string') {
    try {
      content = JSON.parse(file);
    } catch (error) {
      throw new Error('The file is not JSON.', { cause: error });
    }
  }
  if (!isRecord(content) || content['format'] !== FORMAT) throw new Error('The file holds no state of this shop.');
  return content;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isTime = (value: unknown): value is StateFile['clock'] =>
  isRecord(value) &&
  typeof value['now'] === 'string' &&
  !Number.isNaN(Date.parse(value['now'])) &&
  typeof value['ticking'] === 'boolean';

/** What a row must be is the tables' to say; here it is under its own id, and each id comes once. */
function isChanges(value: unknown): value is Changes {
  return isRecord(value) && Object.values(value).every((rows) => Array.isArray(rows) && areRows(rows));
}

function areRows(rows: unknown[]): boolean {
  const ids = rows.map((pair) => {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined;
    const [id, row]: unknown[] = pair;
    const isId = typeof id === 'string' || Number.isSafeInteger(id);
    return isId && (row === null || (isRecord(row) && row['id'] === id)) ? id : undefined;
  });
  return !ids.includes(undefined) && new Set(ids).size === ids.length;
}
