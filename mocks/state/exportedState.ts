import type { Changes, DatabaseState } from '../db/database';
import { isRecord } from '../rules/specifications';
import { isUsableTime, type MockClock } from './clock';
import type { NewState, SharedState } from './sharedState';

/** A server's whole state as JSON. It can be imported into any server with the same contract, scenario and seed number. */
export interface StateFile {
  format: typeof FORMAT;
  /** Hash of the contract under which the rows were created. */
  contract: string;
  /** The scenario whose seed `changes` are relative to. */
  scenario: string;
  /** The scenario's seed number. */
  seed: number;
  /** The mock clock: its time (RFC 3339), and whether it runs. */
  clock: { now: string; ticking: boolean };
  changes: Changes;
}

export interface StateExchange {
  /** Returns the current state. Its rows are frozen. */
  exportState(): Promise<StateFile>;
  /**
   * Replaces the state with an exported one, for everyone who shares the storage. The mock clock continues from the
   * file's time.
   * @param file the exported object, or its JSON text
   * @throws Error with the reason in one sentence; nothing has changed then
   */
  importState(file: unknown): Promise<void>;
}

interface ExchangeParts {
  db: DatabaseState;
  clock: MockClock;
  state: SharedState;
  contract: string;
  scenario: string;
  seedNumber: number;
}

const FORMAT = 'carton-export-1';

/** Export and import of one server's state. */
export function createStateExchange(parts: ExchangeParts): StateExchange {
  const { db, clock, state, contract, scenario, seedNumber } = parts;

  const exportState = () =>
    state.read(async (): Promise<StateFile> => {
      const { serverTime, ticking } = clock.anchor();
      return {
        format: FORMAT,
        contract,
        scenario,
        seed: seedNumber,
        clock: { now: new Date(serverTime).toISOString(), ticking },
        changes: db.changes(),
      };
    });

  const read = (file: unknown): NewState => {
    const content = parseFile(file);
    const { clock: time, changes } = content;
    if (content.contract !== contract) throw new Error('The file belongs to another version of the contract.');
    if (content.scenario !== scenario || content.seed !== seedNumber) {
      throw new Error(
        `The file belongs to the scenario ${String(content.scenario)} with seed ${String(content.seed)}, not to ${scenario} with seed ${seedNumber}.`,
      );
    }
    if (!isClock(time)) throw new Error('The file has no valid clock.');
    if (!isChanges(changes)) throw new Error('The file has no valid list of changed rows.');
    try {
      db.check(changes);
    } catch (error) {
      throw new Error(`The file does not fit this shop: ${messageOf(error)}`, { cause: error });
    }
    // the tables freeze their rows, and the caller's object must stay as it is
    return { changes: structuredClone(changes), time: new Date(time.now), ticking: time.ticking };
  };

  return {
    exportState,
    async importState(file) {
      await state.ready;
      await state.replace(read(file));
    },
  };
}

/** @throws Error when it is not an exported state */
function parseFile(file: unknown): Record<string, unknown> {
  let content = file;
  if (typeof file === 'string') {
    try {
      content = JSON.parse(file);
    } catch (error) {
      throw new Error('The file is not JSON.', { cause: error });
    }
  }
  if (!isRecord(content) || content['format'] !== FORMAT) {
    throw new Error('The file does not contain a state of this shop.');
  }
  return content;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const RFC_3339 = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isClock = (value: unknown): value is StateFile['clock'] =>
  isRecord(value) &&
  typeof value['now'] === 'string' &&
  RFC_3339.test(value['now']) &&
  isUsableTime(Date.parse(value['now'])) &&
  typeof value['ticking'] === 'boolean';

/** Checks the form only: each row has the id under which it is listed, and no id is listed twice. The tables check the columns. */
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
