import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { darkColors, lightColors, tiles, type SchemeColors } from './palette';

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

const backgrounds = ['paper', 'surface', 'surface2'] as const;
/** Foreground, its backgrounds, minimum contrast ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [keyof SchemeColors, readonly (keyof SchemeColors)[], number][] = [
  ['ink', [...backgrounds, 'accentTint', 'savingTint', 'amberTint', 'dangerTint'], TEXT_CONTRAST],
  ['quiet', [...backgrounds, 'accentTint'], TEXT_CONTRAST],
  ['accentText', [...backgrounds, 'accentTint'], TEXT_CONTRAST],
  ['saving', [...backgrounds, 'savingTint'], TEXT_CONTRAST],
  ['blue', [...backgrounds, 'blueTint'], TEXT_CONTRAST],
  ['amber', [...backgrounds, 'amberTint'], TEXT_CONTRAST],
  ['danger', [...backgrounds, 'dangerTint'], TEXT_CONTRAST],
  ['onAccent', ['accent', 'accentHover'], TEXT_CONTRAST],
  ['paper', ['ink'], TEXT_CONTRAST],
  ['accent', [...backgrounds, 'accentTint'], CONTROL_CONTRAST],
  ['control', backgrounds, CONTROL_CONTRAST],
  ['focus', [...backgrounds, 'accentTint'], CONTROL_CONTRAST],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s scheme', (scheme, colors) => {
  it.each(pairs.flatMap(([front, backs, minimum]) => backs.map((back) => [front, back, minimum] as const)))(
    'shows %s on %s at %s:1 or better',
    (front, back, minimum) => {
      expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(['accent', 'saving', 'amber', 'danger'] as const)(
    'has readable labels on a button filled with %s',
    (fill) => {
      const label = scheme === 'light' ? lightColors.surface : lightColors.ink;
      expect(contrastRatio(label, colors[fill])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );

  it('keeps the edge of a swatch visible on every product tile', () => {
    for (const tile of Object.values(tiles)) {
      expect(contrastRatio(colors.ink, tile[scheme === 'light' ? 'light' : 'dark'])).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
    }
  });
});
