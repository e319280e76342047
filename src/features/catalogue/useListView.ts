import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { type ListFilters, type ListView, VIEWS } from './listFilters';
import type { ChangeFilters } from './useListFilters';

/** Cards or a table: what the address says, else what this browser was last set to, else cards. */
export function useListView(
  { view: asked }: ListFilters,
  change: ChangeFilters,
): [view: ListView, choose: (view: ListView) => void] {
  const { local } = useStorage();
  const kept = VIEWS.find((view) => view === local.get(STORAGE_KEYS.listView));
  const choose = (view: ListView) => {
    local.set(STORAGE_KEYS.listView, view);
    change({ view }, { replace: true });
  };
  return [asked ?? kept ?? 'grid', choose];
}

/** The table's code comes when a buyer is about to choose it. */
export const loadTable = async () => (await import('./ProductTable')).ProductTable;
