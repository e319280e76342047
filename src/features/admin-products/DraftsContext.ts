import { createContext, use, useSyncExternalStore } from 'react';
import type { DraftStore, ProductDrafts } from './draftStore';

export const DraftsContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = use(DraftsContext);
  if (!store) throw new Error('The cells of the inventory need a DraftsContext around them.');
  return store;
}

/** The drafts of one product. A cell renders again only when these change, and not with every key typed elsewhere. */
export function useProductDrafts(id: number): ProductDrafts | undefined {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => store.get().get(id));
}
