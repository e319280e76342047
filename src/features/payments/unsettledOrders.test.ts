import { describe, expect, it } from 'vitest';
import { ownerOf } from '@/features/session/buyerEntry';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { WORKED_ORDER } from '@tests/support/orderCalls';
import type { OrderCall } from './purchase';
import { findOrderCall, forgetOrderCall, saveOrderCall } from './unsettledOrders';

const SAM = { token: 'customer.3.1', expired: null, user: { name: 'Sam Silver', email: 'silver@example.com' } };
const CALL: OrderCall = {
  key: 'a-purchase',
  order: WORKED_ORDER,
  payment: { method: 'paypal', reference: 'paypal:completed:243489:1' },
  owner: ownerOf(SAM),
  sentBefore: true,
};
const OTHER_VERSION = { ...CALL, version: 2, key: 'a-later-one' };

const storageWith = (...stored: unknown[]) => {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.unsettledOrders, JSON.stringify(stored));
  return storage;
};
const localCalls = ({ local }: ReturnType<typeof storageWith>): unknown =>
  JSON.parse(local.get(STORAGE_KEYS.unsettledOrders) ?? '[]');

describe('a stored order call', () => {
  it('has a version and its buyer’s mark', () => {
    const storage = storageWith();
    saveOrderCall(storage, CALL);
    expect(localCalls(storage)).toEqual([{ ...CALL, version: 1 }]);
  });

  it('of another version is not read, but stays, because money may be behind it', () => {
    const storage = storageWith(OTHER_VERSION);
    expect(findOrderCall(storage, SAM)).toBeNull();
    saveOrderCall(storage, CALL);
    expect(localCalls(storage)).toEqual([OTHER_VERSION, { ...CALL, version: 1 }]);
    forgetOrderCall(storage, CALL.key);
    expect(localCalls(storage)).toEqual([OTHER_VERSION]);
  });

  it('is found among values that are none, which the next change removes', () => {
    const { order: _order, ...half } = CALL;
    const storage = storageWith(null, 7, { ...half, version: 1 }, { ...CALL, version: 1 });
    expect(findOrderCall(storage, SAM)).toMatchObject(CALL);
    forgetOrderCall(storage, CALL.key);
    expect(localCalls(storage)).toEqual([]);
  });
});
