import { useRef, useState } from 'react';
import { belongsTo, hashOwner } from '@/features/session/browsingOwner';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson } from '@/lib/storage';

/**
 * What the buyer has entered in a form of the checkout. It stays in the tab over a reload, Back and a login of the same buyer
 * (D-209).
 */
export function useFormDraft<Draft extends object>(
  key: string,
  empty: Draft,
  isDraft: (value: Record<string, unknown>) => boolean,
) {
  const storage = useStorage();
  const session = useSession();
  const [draft, setDraft] = useState(() => {
    const isStored = (value: unknown): value is Draft & { owner: string | null } =>
      isRecord(value) && isStringOrNull(value['owner']) && isDraft(value);
    const stored = readJson(storage.session, key, isStored);
    return stored && belongsTo(session, stored.owner) ? stored : empty;
  });
  // Autofill changes several fields before the next render.
  const latest = useRef(draft);
  const change = (edit: (draft: Draft) => Draft) => {
    latest.current = edit(latest.current);
    setDraft(latest.current);
    const owner = session.user && hashOwner(session.user.email);
    storage.session.set(key, JSON.stringify({ ...latest.current, owner }));
  };
  return { draft, change, clear: () => storage.session.remove(key) };
}

/** Whether a stored value has the same fields as `form`, all of them text. */
export const isTextForm = (value: unknown, form: object): boolean =>
  isRecord(value) && Object.keys(form).every((name) => typeof value[name] === 'string');
