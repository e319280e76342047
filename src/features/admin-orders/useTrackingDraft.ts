import { useState } from 'react';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { readJson } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const areDrafts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/**
 * The tracking number that a clerk has typed for an order and not sent; null for none. It is kept in the tab, so that another
 * page of the list, a sort or a visit elsewhere does not lose it, until the clerk logs out.
 */
export function useTrackingDraft(orderId: number): [string | null, (text: string | null) => void] {
  const { session } = useStorage();
  const read = () => readJson(session, STORAGE_KEYS.trackingDrafts, areDrafts) ?? {};
  const [draft, setDraft] = useState(() => read()[orderId] ?? null);
  return [
    draft,
    (text) => {
      setDraft(text);
      const others = Object.entries(read()).filter(([id]) => id !== String(orderId));
      const drafts = text === null ? others : [...others, [String(orderId), text] as const];
      if (drafts.length === 0) session.remove(STORAGE_KEYS.trackingDrafts);
      else session.set(STORAGE_KEYS.trackingDrafts, JSON.stringify(Object.fromEntries(drafts)));
    },
  ];
}
