import { useState } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { readJson } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** A preset of the orders table. */
export interface SavedView {
  name: string;
  search: string;
  sort: string;
  filters: Record<string, string>;
}

const isText = (value: unknown) => typeof value === 'string';
const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  [value['name'], value['search'], value['sort']].every(isText) &&
  isRecord(value['filters']) &&
  Object.values(value['filters']).every(isText);
const areViews = (value: unknown): value is SavedView[] => Array.isArray(value) && value.every(isView);

/** The views that the clerk has saved in this browser. A change is made to those in the storage: another tab may have saved some. */
export function useSavedViews() {
  const { local } = useStorage();
  const read = () => readJson(local, STORAGE_KEYS.orderViews, areViews);
  const [views, setViews] = useState(() => read() ?? []);
  const change = (edit: (current: SavedView[]) => SavedView[]) => {
    const next = edit(read() ?? views);
    local.set(STORAGE_KEYS.orderViews, JSON.stringify(next));
    setViews(next);
  };
  const without = (name: string, list: readonly SavedView[]) => list.filter((view) => view.name !== name);
  return {
    views,
    save: (view: SavedView) => change((current) => [...without(view.name, current), view]),
    remove: (name: string) => change((current) => without(name, current)),
  };
}
