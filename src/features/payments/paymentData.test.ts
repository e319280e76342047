import { expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { CONTACT, FLIPS } from '@tests/support/orderCalls';
import { readPaymentData, savePaymentData } from './paymentData';

const SESSION = { token: 'customer.3.1', expired: null, user: { name: 'Sam Silver', email: 'silver@example.com' } };
const DATA = { total: 2432.5, shippingAddress: CONTACT, items: [FLIPS] };
const STORED = { ...DATA, version: 1, owner: null };
const storeOf = (stored: unknown) => createMemoryStore({ [STORAGE_KEYS.paymentData]: JSON.stringify(stored) });
const read = (stored: unknown) => readPaymentData(storeOf(stored), SESSION);

it('reads what the alternate checkout has stored for this buyer', () => {
  const store = createMemoryStore();
  savePaymentData(store, SESSION, DATA);
  expect(readPaymentData(store, SESSION)).toMatchObject(DATA);
  const other = { ...SESSION, user: { name: 'Gus', email: 'gold@example.com' } };
  expect(readPaymentData(store, other)).toBeNull();
  expect(read(STORED)).toMatchObject(DATA);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['no object', 7],
  ['another version', { ...STORED, version: 2 }],
  ['no items', { ...STORED, items: [] }],
  ['items without prices', { ...STORED, items: [{ productId: 1 }] }],
  ['no total', { ...STORED, total: 'all' }],
  ['half an address', { ...STORED, shippingAddress: { fullName: 'Sam' } }],
  ['another buyer’s data', { ...STORED, owner: 'someone' }],
])('charges nothing for %s in the tab', (_, stored) => {
  expect(read(stored)).toBeNull();
});
