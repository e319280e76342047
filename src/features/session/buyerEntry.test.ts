import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/isRecord';
import { createMemoryStore } from '@/lib/storage';
import { ownerOf, readEntry, writeEntry } from './buyerEntry';

const SAM = { token: 'customer.3.1', expired: null, user: { name: 'Sam Silver', email: 'silver@example.com' } };
const GUS = { ...SAM, user: { name: 'Gus Gold', email: 'gold@example.com' } };

const isDraft = (value: unknown): value is { city: string } => isRecord(value) && typeof value['city'] === 'string';
const read = (store: ReturnType<typeof createMemoryStore>, session = SAM) =>
  readEntry(store, 'draft', session, isDraft);

describe('an entry of checkout and payments', () => {
  it('has a version and its buyer’s mark, and is read by this buyer only', () => {
    const store = createMemoryStore();
    writeEntry(store, 'draft', { city: 'Portland' }, ownerOf(SAM));
    expect(JSON.parse(store.get('draft') ?? '')).toEqual({ version: 1, owner: ownerOf(SAM), city: 'Portland' });
    expect(read(store, GUS)).toBeNull();
    expect(read(store)).toMatchObject({ city: 'Portland' });
  });

  it.each<[string, unknown]>([
    ['of another version', { version: 2, owner: null, city: 'Portland' }],
    ['without a version', { owner: null, city: 'Portland' }],
    ['without an owner', { version: 1, city: 'Portland' }],
    ['with other content', { version: 1, owner: null, city: 7 }],
    ['that is no object', 7],
  ])('%s is ignored and removed', (_, stored) => {
    const store = createMemoryStore({ draft: JSON.stringify(stored) });
    expect(read(store)).toBeNull();
    expect(store.get('draft')).toBeNull();
  });
});
