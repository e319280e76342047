import { useEffect, useState } from 'react';
import type { Product } from '@/api/types';
import { useStorage } from '@/lib/EnvironmentContext';
import { readViews, recordView, type ViewedProduct } from './recentlyViewedStore';

/** The kept views as they were when the component came up: the list does not move under a reader. */
export function useRecentlyViewed(): ViewedProduct[] {
  const storage = useStorage();
  const [views] = useState(() => readViews(storage));
  return views;
}

/** Puts the product that a page shows at the front of the kept views. */
export function useRecordView(product: Product): void {
  const storage = useStorage();
  // The browser's storage is outside React; a second run changes nothing (D-105).
  useEffect(() => recordView(storage, product), [storage, product]);
}
