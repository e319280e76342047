import { describe, expect, it } from 'vitest';
import { createServer } from '../server/createServer';
import { askAs, type TestResponse } from '@tests/support/testCalls';

const SILVER = 'silver@example.com';
const BRONZE = 'bronze@example.com';

/** Seeded products: 301 has colors, 101 ANC and colors, 401 models and colors, 602 is sold out, 305 inactive. */
const add = (productId: number, quantity: number, selectedOptions: object = {}) =>
  ['POST', '/api/cart', { productId, quantity, selectedOptions }] as const;
const code = ({ status, body }: TestResponse) => [status, (body as { code?: string }).code];
const fields = ({ body }: TestResponse) => Object.keys((body as { fields: object }).fields);

describe('adding to the cart', () => {
  it('returns the line with both spellings of its options, and without the shop’s own cost', async () => {
    const server = createServer();
    const response = await askAs(server, SILVER, ...add(301, 30, { color: 'Black', model: null, ancOption: null }));
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      id: 1,
      quantity: 30,
      productId: 301,
      product: { slug: 'jbl-flip-6' },
      selectedColor: 'Black',
      selectedModel: null,
      selectedAncOption: null,
      selectedOptions: { color: 'Black', selectedColor: 'Black', model: null, ancOption: null },
    });
    expect((response.body as { product: object }).product).not.toHaveProperty('supplier_cost');
    expect(server.log.violations()).toEqual([]);
  });

  it('merges equal choices into one line, and lists different ones oldest first', async () => {
    const server = createServer();
    await askAs(server, SILVER, ...add(301, 10, { color: 'Black' }));
    await askAs(server, SILVER, ...add(301, 5, { color: 'Blue' }));
    const merged = await askAs(server, SILVER, ...add(301, 20, { color: ' BLACK ', model: '' }));
    expect(merged.body).toMatchObject({ id: 1, quantity: 30 });
    const { body } = await askAs(server, SILVER, 'GET', '/api/cart');
    expect(body).toMatchObject([
      { id: 1, quantity: 30, selectedColor: 'Black' },
      { id: 2, quantity: 5, selectedColor: 'Blue' },
    ]);
  });

  it('accepts more than the stock, but not more than the maximum quantity', async () => {
    const server = createServer();
    expect((await askAs(server, SILVER, ...add(301, 999_999, { color: 'Black' }))).status).toBe(201);
    const more = await askAs(server, SILVER, ...add(301, 1, { color: 'Black' }));
    expect(code(more)).toEqual([400, 'invalid_request']);
    expect(fields(more)).toEqual(['quantity']);
  });

  it('requires a color that the product has', async () => {
    const server = createServer();
    for (const color of [null, '', 'Gold']) {
      const response = await askAs(server, SILVER, ...add(301, 1, { color }));
      expect([code(response), fields(response)]).toEqual([[400, 'invalid_request'], ['selectedOptions.color']]);
    }
  });

  it('requires a model that the product has, which the ANC option repeats', async () => {
    const server = createServer();
    const color = 'Silver';
    expect(fields(await askAs(server, SILVER, ...add(401, 1, { color })))).toEqual(['selectedOptions.model']);
    const wrong = await askAs(server, SILVER, ...add(401, 1, { color, model: '42', ancOption: 'anc' }));
    expect(fields(wrong)).toEqual(['selectedOptions.model', 'selectedOptions.ancOption']);
    const chosen = await askAs(server, SILVER, ...add(401, 1, { color, model: '42mm', ancOption: '42mm' }));
    expect(chosen.body).toMatchObject({ selectedModel: '42mm', selectedAncOption: '42mm' });
    const short = await askAs(server, SILVER, ...add(401, 2, { color, model: '42mm' }));
    expect(short.body).toMatchObject({ id: (chosen.body as { id: number }).id, quantity: 3 });
  });

  it('accepts anc or no_anc for an ANC product, defaults to no_anc, and rejects both for others', async () => {
    const server = createServer();
    for (const [ancOption, stored] of [
      ['anc', 'anc'],
      [null, 'no_anc'],
      ['no_anc', 'no_anc'],
    ]) {
      const response = await askAs(server, SILVER, ...add(101, 1, { ancOption }));
      expect(response.body).toMatchObject({ selectedAncOption: stored, selectedOptions: { ancOption: stored } });
    }
    expect((await askAs(server, SILVER, 'GET', '/api/cart')).body).toHaveLength(2);
    const other = await askAs(server, SILVER, ...add(301, 1, { color: 'Black', ancOption: 'anc' }));
    expect(fields(other)).toEqual(['selectedOptions.ancOption']);
  });

  it('rejects sold-out, inactive and unknown products', async () => {
    const server = createServer();
    const soldOut = await askAs(server, SILVER, ...add(602, 1));
    expect(code(soldOut)).toEqual([409, 'out_of_stock']);
    expect((soldOut.body as { message: string }).message).not.toContain('different stock locations');
    expect(code(await askAs(server, SILVER, ...add(305, 1)))).toEqual([404, 'not_found']);
    expect(code(await askAs(server, SILVER, ...add(9999, 1)))).toEqual([404, 'not_found']);
  });

  it('rejects a second region, in the words that the shop recognizes', async () => {
    const server = createServer();
    await askAs(server, SILVER, ...add(301, 1, { color: 'Black' }));
    const response = await askAs(server, SILVER, ...add(604, 1));
    expect(code(response)).toEqual([409, 'region_conflict']);
    expect((response.body as { message: string }).message).toContain('different stock locations');
    expect((await askAs(server, BRONZE, ...add(604, 1))).status).toBe(201);
  });
});

describe('changing the cart', () => {
  it('sets a quantity, removes a line and empties the cart', async () => {
    const server = createServer();
    await askAs(server, SILVER, ...add(301, 1, { color: 'Black' }));
    await askAs(server, SILVER, ...add(301, 1, { color: 'Blue' }));
    const updated = await askAs(server, SILVER, 'PUT', '/api/cart/item/1', { quantity: 7 });
    expect(updated.body).toMatchObject({ id: 1, quantity: 7 });
    expect((await askAs(server, SILVER, 'DELETE', '/api/cart/item/1')).body).toEqual({ success: true });
    expect((await askAs(server, SILVER, 'GET', '/api/cart')).body).toMatchObject([{ id: 2 }]);
    expect((await askAs(server, SILVER, 'DELETE', '/api/cart')).body).toEqual({ success: true });
    expect((await askAs(server, SILVER, 'DELETE', '/api/cart')).body).toEqual({ success: true });
    expect((await askAs(server, SILVER, 'GET', '/api/cart')).body).toEqual([]);
  });

  it('treats another buyer’s line as not found', async () => {
    const server = createServer();
    await askAs(server, SILVER, ...add(301, 1, { color: 'Black' }));
    expect(code(await askAs(server, BRONZE, 'PUT', '/api/cart/item/1', { quantity: 2 }))).toEqual([404, 'not_found']);
    expect(code(await askAs(server, BRONZE, 'DELETE', '/api/cart/item/1'))).toEqual([404, 'not_found']);
    await askAs(server, BRONZE, 'DELETE', '/api/cart');
    expect((await askAs(server, SILVER, 'GET', '/api/cart')).body).toHaveLength(1);
  });
});
