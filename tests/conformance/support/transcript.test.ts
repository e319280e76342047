import { expect, it } from 'vitest';
import { transcriptOf, type Exchange } from './transcript';

function call(method: string, path: string, returned: unknown, sent?: unknown): Exchange {
  const text = JSON.stringify(returned);
  return {
    request: new Request(`http://shop.test${path}`, { method }),
    sent: sent === undefined ? undefined : JSON.stringify(sent),
    response: { status: 200, headers: new Headers(), text, body: returned },
  };
}

const long = 'x'.repeat(2000);

it('a fault is shown by the last call that changed something, with its whole bodies, and by the last three', () => {
  const calls = [
    call('POST', '/api/orders', { id: 1 }, { total: 1 }),
    call('POST', '/api/orders', { message: long, end: 'of the refusal' }, { notes: long, total: 387.5 }),
    call('GET', '/api/cart', []),
    call('POST', '/api/admin/auth/login', { token: 't' }, {}),
    call('GET', '/api/orders', [long, 'end of the list']),
    call('GET', '/api/auth/user', { id: 1 }),
  ];
  const shown = transcriptOf(calls);
  expect(shown.match(/(?<=shop\.test)[^']+/g)).toEqual([
    '/api/orders',
    '/api/admin/auth/login',
    '/api/orders',
    '/api/auth/user',
  ]);
  expect(shown).toContain('"total":387.5');
  expect(shown).toContain('of the refusal');
  expect(shown).not.toContain('end of the list');
});

it('no call is shown twice', () => {
  const calls = [call('GET', '/api/cart', []), call('DELETE', '/api/cart', { success: true })];
  expect(transcriptOf(calls).split('curl ')).toHaveLength(3);
});
