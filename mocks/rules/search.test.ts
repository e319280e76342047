import { describe, expect, it } from 'vitest';
import { fold, searchRank } from './search';

const rank = (term: string, name: string, ...others: string[]) =>
  searchRank(fold(term), { name: fold(name), others: others.map(fold) });

describe('a search', () => {
  it.each([
    ['  Café ', 'cafe'],
    ['USB‑C – Cable', 'usb c cable'],
    ['ﬁne ½', 'fine 1⁄2'],
    ['Über\u00A0\tAll', 'uber all'],
    ['-', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('ranks the whole term in the name before its words in the name, and those before other texts', () => {
    expect(rank('iphone charger', 'Apple 20W iPhone Charger')).toBe(0);
    expect(rank('20w charger', 'Apple 20W iPhone Charger')).toBe(1);
    expect(rank('charger eu', 'Apple MagSafe Charger', 'EU')).toBe(2);
    expect(rank('charger eu', 'Apple MagSafe Charger', 'USA')).toBeNull();
  });

  it('finds a word inside a word, but not one that two texts would form together', () => {
    expect(rank('phone', 'Headphones')).toBe(0);
    expect(rank('bluespeaker', 'JBL Blue', 'Speaker')).toBeNull();
  });

  it('takes special characters literally', () => {
    expect(rank('.*', 'JBL Flip 6')).toBeNull();
    expect(rank('50%', '50% off')).toBe(0);
  });
});
