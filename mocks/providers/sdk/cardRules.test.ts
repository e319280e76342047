import { describe, expect, it } from 'vitest';
import { brandOf, cardDetailsOf, cardErrors, formatExpiration, formatCardNumber, tokenOf } from './cardRules';

const card = (changes: object = {}) => ({
  cardNumber: '4111 1111 1111 1111',
  expirationDate: '12/30',
  cvv: '111',
  postalCode: '94103',
  ...changes,
});
const token = (changes: object = {}, verified = false) => tokenOf(card(changes), '1', verified);

describe('the mock card provider', () => {
  it.each([
    ['4111111111111111', 'VISA', '4111 1111 1111 1111', '111'],
    ['5105105105105100', 'MASTERCARD', '5105 1051 0510 5100', '111'],
    ['6011000000000004', 'DISCOVER', '6011 0000 0000 0004', '111'],
    ['30000000000004', 'DISCOVER_DINERS', '3000 000000 0004', '111'],
    ['3569990010095841', 'JCB', '3569 9900 1009 5841', '111'],
    ['340000000000009', 'AMERICAN_EXPRESS', '3400 000000 00009', '1111'],
    ['6222988812340000', 'CHINA_UNIONPAY', '6222 9888 1234 0000', '123'],
  ])('accepts the test card %s of %s', (cardNumber, brand, text, cvv) => {
    expect([brandOf(cardNumber), formatCardNumber(cardNumber)]).toEqual([brand, text]);
    expect(cardErrors(card({ cardNumber, cvv }))).toEqual([]);
    expect(token({ cardNumber, cvv })).toBe('cnon:ok:1');
  });

  it('finds what is incomplete or malformed, and numbers that are no test card', () => {
    const fields = (changes: object) => cardErrors(card(changes)).map(({ field }) => field);
    expect(fields({ cardNumber: '4111', expirationDate: '13/30', cvv: '11', postalCode: '' })).toEqual([
      'cardNumber',
      'expirationDate',
      'cvv',
      'postalCode',
    ]);
    expect(cardErrors(card({ cardNumber: '4242424242424242' }))).toMatchObject([
      { type: 'VALIDATION_ERROR', message: 'Only test cards are accepted here' },
    ]);
    expect(fields({ cardNumber: '340000000000009' })).toEqual(['cvv']);
  });

  // developer.squareup.com/forums/t/15074: the errors of test cards do not appear at tokenization.
  it('tokenizes cards that the payment call will decline, and encodes all the reasons', () => {
    expect(cardErrors(card({ cvv: '911', expirationDate: '01/20' }))).toEqual([]);
    expect(token({ cvv: '911' })).toBe('cnon:cvv:1');
    expect(token({ postalCode: '99999' })).toBe('cnon:postal:1');
    expect(token({ expirationDate: '01/40' })).toBe('cnon:expiration:1');
    // The shop's time starts in June 2025.
    expect(token({ expirationDate: '05/25' })).toBe('cnon:expiration:1');
    expect(token({ expirationDate: '06/25' })).toBe('cnon:ok:1');
    expect(token({ cardNumber: '4000000000000002', cvv: '911' })).toBe('cnon:cvv+declined:1');
  });

  it('passes the challenge on to the payment call', () => {
    expect(token({ cardNumber: '5248480000210034' })).toBe('cnon:verification:1');
    expect(token({ cardNumber: '5248480000210034' }, true)).toBe('cnon:ok:1');
  });

  it('formats the expiration date while it is typed, and tells the shop the last four digits only', () => {
    expect(['1', '12', '123', '12/304'].map(formatExpiration)).toEqual(['1', '12', '12/3', '12/30']);
    expect(cardDetailsOf(card())).toMatchObject({ brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2030 });
  });
});
