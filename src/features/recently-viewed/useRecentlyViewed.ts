import { useEffect, useState } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { belongsTo, claimRecentlyViewed } from '@/features/session/browsingOwner';
import { useSession, useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { readViews, recordView, type ViewedProduct } from './recentlyViewedStore';

/**
 * The stored views at the time of mounting, so that the list does not move while the buyer reads it. Read again after a login
 * or logout, in any tab, so that no buyer sees another one's views.
 */
export function useRecentlyViewed(): ViewedProduct[] {
  const storage = useStorage();
  const session = useSession();
  const read = () => (belongsTo(session, storage.local.get(STORAGE_KEYS.viewedBy)) ? readViews(storage) : []);
  const [views, setViews] = useState(read);
  const [lastSession, setLastSession] = useState(session);
  if (lastSession !== session) {
    setLastSession(session);
    setViews(read());
  }
  return views;
}

/** Records that the buyer has viewed the product. */
export function useRecordView(product: Product): void {
  const storage = useStorage();
  const { session } = useSessionServices();
  // Storage is external to React; recording twice is harmless (D-105). The session is read once, not subscribed to: a page that
  // stays open while another buyer logs in is not one that they viewed.
  useEffect(() => {
    const { user } = session.get();
    if (user) claimRecentlyViewed(storage, user.email);
    recordView(storage, product);
  }, [storage, session, product]);
}
