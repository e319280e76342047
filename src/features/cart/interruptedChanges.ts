import { isRecord } from '@/lib/isRecord';
import { readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** A line's change of quantity that was under way when its page was left, so that nobody knows whether the server has it. */
export interface InterruptedChange {
  lineId: number;
  /** Pieces that the server had before. */
  from: number;
  /** Pieces that the buyer chose. */
  to: number;
}

const isChange = (value: unknown): value is InterruptedChange =>
  isRecord(value) &&
  [value['lineId'], value['from'], value['to']].every((part) => Number.isInteger(part) && Number(part) > 0);

const isChanges = (value: unknown): value is InterruptedChange[] => Array.isArray(value) && value.every(isChange);

const readChanges = ({ session }: AppStorage) => readJson(session, STORAGE_KEYS.interruptedChanges, isChanges) ?? [];

/** Stores the line's latest change for the next page of this tab. */
export function saveInterruptedChange(storage: AppStorage, change: InterruptedChange): void {
  const others = readChanges(storage).filter(({ lineId }) => lineId !== change.lineId);
  storage.session.set(STORAGE_KEYS.interruptedChanges, JSON.stringify([...others, change]));
}

/** Reads and removes the line's stored change; undefined without one. */
export function takeInterruptedChange(storage: AppStorage, lineId: number): InterruptedChange | undefined {
  const changes = readChanges(storage);
  const change = changes.find((stored) => stored.lineId === lineId);
  const others = changes.filter((stored) => stored !== change);
  if (others.length > 0) storage.session.set(STORAGE_KEYS.interruptedChanges, JSON.stringify(others));
  else storage.session.remove(STORAGE_KEYS.interruptedChanges);
  return change;
}
