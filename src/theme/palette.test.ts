import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { darkColors, lightColors, tiles, type SchemeColors } from './palette';

const TEXT = 4.5;
const CONTROL = 3;

const grounds = ['paper', 'surface', 'surface2'] as const;
/** Foreground, grounds it stands on, least ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [keyof SchemeColors, readonly (keyof SchemeColors)[], number][] = [
  ['ink', [...grounds, 'accentTint', 'savingTint', 'amberTint', 'dangerTint'], TEXT],
  ['quiet', [...grounds, 'accentTint'], TEXT],
  ['accentText', [...grounds, 'accentTint'], TEXT],
  ['saving', [...grounds, 'savingTint'], TEXT],
  ['amber', [...grounds, 'amberTint'], TEXT],
  ['danger', [...grounds, 'dangerTint'], TEXT],
  ['onAccent', ['accent', 'accentHover'], TEXT],
  ['paper', ['ink'], TEXT],
  ['accent', [...grounds, 'accentTint'], CONTROL],
  ['control', grounds, CONTROL],
  ['focus', [...grounds, 'accentTint'], CONTROL],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s scheme', (scheme, colors) => {
  it.each(pairs.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)))(
    'shows %s on %s at %s:1 or better',
    (front, back, least) => {
      expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['accent', 'saving', 'amber', 'danger'] as const)('can be read on a button filled with %s', (fill) => {
    const label = scheme === 'light' ? lightColors.surface : lightColors.ink;
    expect(contrastRatio(label, colors[fill])).toBeGreaterThanOrEqual(TEXT);
  });

  it('keeps the edge of a swatch visible on every product tile', () => {
    for (const tile of Object.values(tiles)) {
      expect(contrastRatio(colors.ink, tile[scheme === 'light' ? 'light' : 'dark'])).toBeGreaterThanOrEqual(TEXT);
    }
  });
});
