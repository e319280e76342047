import { useCallback, useState } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { readJson } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

type HiddenColumns = Record<string, readonly string[]>;

const isHiddenColumns = (value: unknown): value is HiddenColumns =>
  isRecord(value) &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));

/** The columns that were hidden in this browser, by their ids. `table` names the table in the browser's storage. */
export function useHiddenColumns(table: string): [hidden: readonly string[], hide: (ids: readonly string[]) => void] {
  const { local } = useStorage();
  const read = useCallback(() => readJson(local, STORAGE_KEYS.hiddenColumns, isHiddenColumns) ?? {}, [local]);
  const [hidden, setHidden] = useState(() => read()[table] ?? []);
  const hide = useCallback(
    (ids: readonly string[]) => {
      setHidden(ids);
      local.set(STORAGE_KEYS.hiddenColumns, JSON.stringify({ ...read(), [table]: ids }));
    },
    [local, read, table],
  );
  return [hidden, hide];
}
