import type { CSSVariablesResolver } from '@mantine/core';
import { darkColors, lightColors, shades, tiles, type SchemeColors } from './palette';
import { spaceVariables } from './tokens';

type Scheme = 'light' | 'dark';
type Variables = Record<`--${string}`, string>;

const floatShadow: Record<Scheme, string> = {
  light: '0 1px 2px rgb(22 24 29 / 6%), 0 12px 32px -8px rgb(22 24 29 / 18%)',
  dark: '0 0 0 1px #2B303A, 0 16px 40px -8px rgb(0 0 0 / 70%)',
};

/** The shop's own names for a scheme's colors: `surface2` becomes `--carton-surface-2`. */
function cartonVariables(colors: SchemeColors, scheme: Scheme): Variables {
  return {
    '--carton-paper': colors.paper,
    '--carton-surface': colors.surface,
    '--carton-surface-2': colors.surface2,
    '--carton-ink': colors.ink,
    '--carton-quiet': colors.quiet,
    '--carton-hairline': colors.hairline,
    '--carton-control': colors.control,
    '--carton-accent': colors.accent,
    '--carton-on-accent': colors.onAccent,
    '--carton-accent-text': colors.accentText,
    '--carton-accent-tint': colors.accentTint,
    '--carton-saving': colors.saving,
    '--carton-saving-tint': colors.savingTint,
    '--carton-amber': colors.amber,
    '--carton-amber-tint': colors.amberTint,
    '--carton-danger': colors.danger,
    '--carton-danger-tint': colors.dangerTint,
    '--carton-blue': colors.blue,
    '--carton-blue-tint': colors.blueTint,
    '--carton-focus': colors.focus,
    '--carton-shadow-float': floatShadow[scheme],
    ...Object.fromEntries(Object.entries(tiles).map(([name, tile]) => [`--carton-tile-${name}`, tile[scheme]])),
  };
}

/** Mantine's own variables, pointed at the same colors, so that a component needs no local color. */
function mantineVariables(colors: SchemeColors, scheme: Scheme): Variables {
  return {
    '--mantine-color-body': colors.paper,
    '--mantine-color-text': colors.ink,
    '--mantine-color-bright': colors.ink,
    '--mantine-color-dimmed': colors.quiet,
    '--mantine-color-placeholder': colors.quiet,
    '--mantine-color-anchor': colors.accentText,
    '--mantine-color-error': colors.danger,
    '--mantine-color-success': colors.saving,
    '--mantine-color-default': colors.surface,
    '--mantine-color-default-hover': colors.surface2,
    '--mantine-color-default-color': colors.ink,
    '--mantine-color-default-border': colors.control,
    '--mantine-color-disabled': colors.surface2,
    '--mantine-color-disabled-color': colors.quiet,
    '--mantine-color-disabled-border': colors.hairline,
    '--mantine-primary-color-contrast': colors.onAccent,
    ...toneVariables('kraft', colors.accent, colors.accentHover, colors.accentText, colors.accentTint, scheme),
    ...toneVariables(
      'green',
      colors.saving,
      shades.green[scheme === 'light' ? 8 : 3],
      colors.saving,
      colors.savingTint,
      scheme,
    ),
    ...toneVariables(
      'amber',
      colors.amber,
      shades.amber[scheme === 'light' ? 8 : 3],
      colors.amber,
      colors.amberTint,
      scheme,
    ),
    ...toneVariables(
      'red',
      colors.danger,
      shades.red[scheme === 'light' ? 8 : 3],
      colors.danger,
      colors.dangerTint,
      scheme,
    ),
  };
}

function toneVariables(
  name: string,
  filled: string,
  hover: string,
  text: string,
  tint: string,
  scheme: Scheme,
): Variables {
  return {
    [`--mantine-color-${name}-filled`]: filled,
    [`--mantine-color-${name}-filled-hover`]: hover,
    [`--mantine-color-${name}-contrast`]: scheme === 'light' ? lightColors.surface : lightColors.ink,
    [`--mantine-color-${name}-text`]: text,
    [`--mantine-color-${name}-light`]: tint,
    [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${tint} 86%, ${filled})`,
    [`--mantine-color-${name}-light-color`]: text,
    [`--mantine-color-${name}-outline`]: text,
    [`--mantine-color-${name}-outline-hover`]: tint,
  };
}

/** All CSS variables beyond Mantine's defaults. `palette.ts` holds the values, `palette.test.ts` proves their contrast. */
export const cssVariablesResolver = (() => ({
  variables: {
    ...spaceVariables,
    '--carton-width-page': '1328px',
    '--carton-section-gap': 'clamp(2.5rem, 1.6rem + 3.6vw, 5rem)',
    '--carton-motion-fast': '120ms cubic-bezier(0.2, 0, 0, 1)',
    '--carton-motion': '180ms cubic-bezier(0.2, 0, 0, 1)',
  },
  light: { ...mantineVariables(lightColors, 'light'), ...cartonVariables(lightColors, 'light') },
  dark: { ...mantineVariables(darkColors, 'dark'), ...cartonVariables(darkColors, 'dark') },
})) satisfies CSSVariablesResolver;
