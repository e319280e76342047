import { describe, expect, it } from 'vitest';
import { createSearch, shorterTerms } from './productSearch';

describe('the search', () => {
  const magSafe = (term: string) =>
    createSearch(term)('Apple MagSafe Charger (EU)', () => [
      'One box for all.',
      null,
      'Apple Accessories',
      'EU',
      '3402',
    ]);

  it.each([
    ['magsafe charger', 0],
    ['charger eu', 1],
    ['eu   CHARGER', 1],
    ['Chärger – eu', 1],
    ['charger accessories', 2],
    ['charger 3402', 2],
    ['charger usa', null],
    ['charger.*', null],
    ['', 0],
    [' - ', 0],
  ])('ranks %j as %s', (term, rank) => {
    expect(magSafe(term)).toBe(rank);
  });
});

describe('a term with one word less', () => {
  it.each([
    ['charger', []],
    ['charger japan', ['charger', 'japan']],
    [' 20w  red charger ', ['20w red', '20w charger', 'red charger']],
    ['a a', ['a']],
    ['a b c d e', ['a b c d', 'a b c e', 'a b d e', 'a c d e']],
  ])('%j becomes %j', (term, terms) => {
    expect(shorterTerms(term)).toEqual(terms);
  });
});
