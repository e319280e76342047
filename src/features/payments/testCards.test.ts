import { expect, it } from 'vitest';
import { PaymentError } from './providers';
import { testCardToken } from './testCards';

const NOW = new Date('2025-06-16T15:00:00Z');
const token = (card: object, zipCode = '97201') =>
  testCardToken({ number: '4111 1111 1111 1111', expiration: '12/30', code: '111', ...card }, zipCode, NOW).token;

it.each<[string, object, string?]>([
  ['ok', {}],
  ['ok', { expiration: '06/25' }],
  ['declined', { number: '4000 0000 0000 0002' }],
  ['rejected-cvv', { code: '911' }],
  ['rejected-postalcode', {}, '99999'],
  ['rejected-expiration', { expiration: '01/40' }],
  // An expired card gets a token too: the payment call refuses it.
  ['rejected-expiration', { expiration: '05/25' }],
  ['rejected-expiration', { expiration: '12/24' }],
])('a test card gets the token %s: %j', (outcome, card, zipCode) => {
  expect(token(card, zipCode)).toBe(`cnon:card-nonce-${outcome}`);
});

it.each([{ number: '4242 4242 4242 4242' }, { expiration: '13/30' }, { expiration: '1230' }])(
  'any other card is refused at once: %j',
  (card) => {
    expect(() => token(card)).toThrow(PaymentError);
  },
);
