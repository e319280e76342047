import { describe, expect, it } from 'vitest';
import { OFFER, offerIsLive } from './offer';

describe('the new-customer offer', () => {
  it.each([
    ['2024-12-31T23:59:59.999-05:00', false],
    ['2025-01-01T00:00:00.000-05:00', true],
    ['2025-01-01T04:59:59.999Z', false],
    ['2025-06-16T15:00:00.000Z', true],
    ['2025-12-31T12:00:00.000-05:00', true],
    ['2025-12-31T23:59:59.999-05:00', true],
    ['2026-01-01T04:59:59.999Z', true],
    ['2026-01-01T00:00:00.000-05:00', false],
    ['2026-01-01T12:00:00.000-05:00', false],
  ])('at %s is live: %s', (instant, live) => {
    expect(offerIsLive(new Date(instant))).toBe(live);
  });

  it('is not live at an invalid time', () => {
    expect(offerIsLive(new Date('never'))).toBe(false);
  });

  it('has the code, percentage, threshold and countdown of the brief', () => {
    expect(OFFER).toMatchObject({
      code: 'NEWCOMER10',
      percent: 10,
      ordersOver: 10_000,
      shownValue: 1_000,
      popupSeconds: 300,
    });
  });
});
