import { describe, expect, it } from 'vitest';
import { productFrom, type LooseProduct } from '@tests/support/productFrom';
import { createMemoryStorage } from '@/lib/storage';
import { readViews, recordView } from './recentlyViewedStore';

const product = (id: number, more: LooseProduct = {}) =>
  productFrom({
    id,
    slug: `p-${id}`,
    name: `Product ${id}`,
    images: [`p-${id}.svg`],
    wholesalePrice: '19.99',
    ...more,
  });

const ids = (storage = createMemoryStorage()) => readViews(storage).map(({ id }) => id);

describe('recently viewed products', () => {
  it('are stored newest first, the last ten of twelve', () => {
    const storage = createMemoryStorage();
    for (let id = 1; id <= 12; id += 1) recordView(storage, product(id));
    expect(ids(storage)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(JSON.parse(storage.local.get('recentlyViewed') ?? '')).toHaveLength(10);
  });

  it('contain no product twice: viewing A, B, A gives A, B', () => {
    const storage = createMemoryStorage();
    for (const id of [1, 2, 1]) recordView(storage, product(id));
    expect(ids(storage)).toEqual([1, 2]);
  });

  it('store id, slug, name, picture and the price of the default option', () => {
    const storage = createMemoryStorage();
    recordView(storage, product(7, { specifications: { has_anc: 'true', anc_price: '39.00', no_anc_price: '29.50' } }));
    expect(readViews(storage)).toEqual([
      { id: 7, slug: 'p-7', name: 'Product 7', image: 'p-7.svg', price: '29.50', from: true },
    ]);
  });

  it.each(['', '{', 'null', '42', '"text"', '{"id":1}', '[null, 3, {"id":"1"}]'])(
    'read as nothing when the storage holds %j',
    (rubbish) => {
      const storage = createMemoryStorage();
      storage.local.set('recentlyViewed', rubbish);
      expect(ids(storage)).toEqual([]);
      recordView(storage, product(1));
      expect(ids(storage)).toEqual([1]);
    },
  );

  it('skip invalid entries', () => {
    const storage = createMemoryStorage();
    recordView(storage, product(1));
    const kept: unknown[] = JSON.parse(storage.local.get('recentlyViewed') ?? '[]') as unknown[]; // our own text
    storage.local.set('recentlyViewed', JSON.stringify([{ id: 9 }, ...kept]));
    expect(ids(storage)).toEqual([1]);
  });
});
