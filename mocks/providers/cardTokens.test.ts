import { describe, expect, it } from 'vitest';
import { createStrictServer } from '@tests/support/orderCalls';
import { HttpError } from '../api/errors';
import { chargeCard } from './cardTokens';

/** The result of charging a token: `paid`, or the code of the decline or error. */
async function charge(server: ReturnType<typeof createStrictServer>, token: string): Promise<string> {
  try {
    return await server.change(async (db) => (await chargeCard(db, token, 'token'))?.code ?? 'paid');
  } catch (error) {
    if (error instanceof HttpError) return error.code;
    throw error;
  }
}

describe('a card token', () => {
  it.each([
    ['cnon:card-nonce-ok', 'paid'],
    ['cnon:card-nonce-declined', 'card_declined'],
    ['cnon:card-nonce-rejected-cvv', 'cvv_incorrect'],
    ['cnon:card-nonce-rejected-postalcode', 'postal_code_incorrect'],
    ['cnon:card-nonce-rejected-expiration', 'expiration_incorrect'],
    ['cnon:card-nonce-already-used', 'token_used'],
  ])('of the provider’s test tokens: %s gives %s, any number of times', async (token, outcome) => {
    const server = createStrictServer();
    expect(await charge(server, token)).toBe(outcome);
    expect(await charge(server, token)).toBe(outcome);
  });

  it.each([
    ['cnon:ok:1', 'paid'],
    ['cnon:declined:1', 'card_declined'],
    ['cnon:cvv:1', 'cvv_incorrect'],
    ['cnon:postal:1', 'postal_code_incorrect'],
    ['cnon:expiration:1', 'expiration_incorrect'],
    ['cnon:verification:1', 'verification_required'],
    ['cnon:declined+cvv:1', 'cvv_incorrect'],
    ['cnon:verification+expiration+postal:1', 'postal_code_incorrect'],
    ['cnon:declined+verification:1', 'verification_required'],
  ])('that encodes its outcome: %s gives %s, and is then used up', async (token, outcome) => {
    const server = createStrictServer();
    expect(await charge(server, token)).toBe(outcome);
    expect(await charge(server, token)).toBe('token_used');
  });

  it.each(['', 'ok', 'cnon:', 'cnon:ok', 'cnon:ok:', 'cnon:gold:1', 'cnon:ok+cvv:1', 'cnon:toString:1', 'ccof:ok:1'])(
    'that is invalid is rejected: %j',
    async (token) => {
      expect(await charge(createStrictServer(), token)).toBe('invalid_request');
    },
  );
});
