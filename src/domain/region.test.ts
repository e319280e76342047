import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { regionOf } from './region';

describe('the region of a product', () => {
  const cases = casesOf('regionOf');

  it('has eight worked cases', () => {
    expect(cases).toHaveLength(8);
  });

  it.each(cases)('$id: product $input.id, stated as $input.region, lies in $expected', ({ input, expected }) => {
    expect(regionOf(input)).toBe(expected);
  });

  it('goes by the id when the stated region is neither of the two', () => {
    expect(regionOf({ id: 1, region: 'eu' })).toBe('USA');
    expect(regionOf({ id: 3000 })).toBe('EU');
  });
});
