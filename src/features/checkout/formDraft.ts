import { useRef, useState } from 'react';
import { ownerOf, readEntry, writeEntry } from '@/features/session/buyerEntry';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';

/**
 * What the buyer has entered in a form of the checkout. It stays in the tab over a reload, Back and a login of the same buyer
 * (D-209).
 */
export function useFormDraft<Draft extends object>(
  key: string,
  empty: Draft,
  isDraft: (value: unknown) => value is Draft,
) {
  const { session: store } = useStorage();
  const session = useSession();
  const [draft, setDraft] = useState<Draft>(() => readEntry(store, key, session, isDraft) ?? empty);
  // Autofill changes several fields before the next render.
  const latest = useRef(draft);
  const change = (edit: (draft: Draft) => Draft) => {
    latest.current = edit(latest.current);
    setDraft(latest.current);
    writeEntry(store, key, latest.current, ownerOf(session));
  };
  return { draft, change, clear: () => store.remove(key) };
}

/** Whether a stored value has the same fields as `form`, all of them text. */
export const isTextForm = (value: unknown, form: object): boolean =>
  isRecord(value) && Object.keys(form).every((name) => typeof value[name] === 'string');
