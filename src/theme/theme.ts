import { createTheme } from '@mantine/core';
import { components } from './components';
import { lightColors, shades } from './palette';
import { fontSizes, radius, spacing } from './tokens';
import { variantColors } from './variantColors';

const sans = "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif";

/** One accent color, four-pixel steps, hairlines instead of shadows. */
export const theme = createTheme({
  primaryColor: 'kraft',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  variantColorResolver: variantColors,
  colors: shades,
  white: lightColors.surface,
  black: lightColors.ink,
  fontFamily: sans,
  fontSizes,
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.35' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: fontSizes.title, lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)', lineHeight: '1.2' },
      h3: { fontSize: fontSizes.xl, lineHeight: '1.25' },
      h4: { fontSize: fontSizes.lg, lineHeight: '1.35' },
      h5: { fontSize: fontSizes.md, lineHeight: '1.4' },
      h6: { fontSize: fontSizes.sm, lineHeight: '1.45' },
    },
  },
  radius,
  defaultRadius: 'md',
  spacing,
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--carton-shadow-float)',
    lg: 'var(--carton-shadow-float)',
    xl: 'var(--carton-shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
