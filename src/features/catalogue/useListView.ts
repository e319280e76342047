import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { type ListFilters, type ListView, VIEWS } from './listFilters';
import type { ChangeFilters } from './useListFilters';

/** The view of a list: from the URL, else the last one chosen in this browser, else cards. */
export function useListView(
  { view: fromUrl }: ListFilters,
  change: ChangeFilters,
): [view: ListView, choose: (view: ListView) => void] {
  const { local } = useStorage();
  const stored = VIEWS.find((view) => view === local.get(STORAGE_KEYS.listView));
  const choose = (view: ListView) => {
    local.set(STORAGE_KEYS.listView, view);
    change({ view }, { replace: true });
  };
  return [fromUrl ?? stored ?? 'grid', choose];
}

/** The table has its own chunk, prefetched when the pointer or the focus reaches the view switch. */
export const loadTable = async () => (await import('./ProductTable')).ProductTable;
