import { useRef, useState } from 'react';
import type { CheckoutAddress } from '@/domain/order/checkoutOrder';
import { belongsTo, hashOwner } from '@/features/session/browsingOwner';
import { useSession } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

export const BLANK_ADDRESS: CheckoutAddress = {
  firstName: '',
  lastName: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

/** What the buyer has entered at the checkout. */
export interface CheckoutDraft {
  /** Null until the buyer changes it: then the default saved address is used. */
  readonly address: CheckoutAddress | null;
  readonly method: 'card' | 'paypal' | null;
}

const EMPTY_DRAFT: CheckoutDraft = { address: null, method: null };

/** Address and method. They stay in the tab over a reload, Back and a login of the same buyer (D-209). */
export function useCheckoutDraft() {
  const storage = useStorage();
  const session = useSession();
  const [draft, setDraft] = useState(() => readDraft(storage, session));
  // Autofill changes several fields before the next render.
  const latest = useRef(draft);
  const change = (edit: (draft: CheckoutDraft) => CheckoutDraft) => {
    latest.current = edit(latest.current);
    setDraft(latest.current);
    const owner = session.user && hashOwner(session.user.email);
    storage.session.set(STORAGE_KEYS.checkoutDraft, JSON.stringify({ ...latest.current, owner }));
  };
  return { draft, change, clear: () => storage.session.remove(STORAGE_KEYS.checkoutDraft) };
}

function readDraft(storage: AppStorage, session: Session): CheckoutDraft {
  const stored = readJson(storage.session, STORAGE_KEYS.checkoutDraft, isStoredDraft);
  return stored && belongsTo(session, stored.owner) ? { address: stored.address, method: stored.method } : EMPTY_DRAFT;
}

function isStoredDraft(value: unknown): value is CheckoutDraft & { owner: string | null } {
  if (!isRecord(value)) return false;
  const { address, method, owner } = value;
  return (
    (address === null || isAddress(address)) &&
    (method === null || method === 'card' || method === 'paypal') &&
    isStringOrNull(owner)
  );
}

const isAddress = (value: unknown): value is CheckoutAddress =>
  isRecord(value) && Object.keys(BLANK_ADDRESS).every((name) => typeof value[name] === 'string');
