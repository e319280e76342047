import { useEffect, useState } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { belongsTo, claimRecentlyViewed } from '@/features/session/browsingOwner';
import { useSession, useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { readViews, recordView, type ViewedProduct } from './recentlyViewedStore';

/**
 * The kept views as they were when the component came up: the list does not move under a reader. It is read anew when
 * somebody comes or goes, here or in another tab; nobody sees another buyer's.
 */
export function useRecentlyViewed(): ViewedProduct[] {
  const storage = useStorage();
  const session = useSession();
  const read = () => (belongsTo(session, storage.local.get(STORAGE_KEYS.viewedBy)) ? readViews(storage) : []);
  const [views, setViews] = useState(read);
  const [reader, setReader] = useState(session);
  if (reader !== session) {
    setReader(session);
    setViews(read());
  }
  return views;
}

/** Puts the product that a page shows at the front of the kept views. */
export function useRecordView(product: Product): void {
  const storage = useStorage();
  const { session } = useSessionServices();
  // The browser's storage is outside React; a second run changes nothing (D-105). Who views it is asked when the page comes:
  // what stays open while another buyer logs in is not a view of theirs.
  useEffect(() => {
    const { user } = session.get();
    if (user) claimRecentlyViewed(storage, user.email);
    recordView(storage, product);
  }, [storage, session, product]);
}
