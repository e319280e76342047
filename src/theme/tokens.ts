/**
 * The sizes that styles are built from: type, space and radius. `tests/architecture/styles.test.ts` rejects a literal
 * where one of these fits. Type and radius extend Mantine's own sizes, so `size="sm"` on a component and
 * `var(--mantine-font-size-sm)` in a style are the same. Mantine's five spacings are too few for the shop: styles use
 * `--carton-space-*`, components' props the five names, which lie on the same scale.
 */

/** Type, in rem, so that it follows the browser's text size: `var(--mantine-font-size-sm)`. */
export const fontSizes = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.5rem',
  title: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
  display: 'clamp(2.5rem, 1.75rem + 3.2vw, 3.5rem)',
};

/** Corners: `var(--mantine-radius-md)`. Controls are `md`, cards `lg`, dialogs `xl`, panels as wide as the page `2xl`. */
export const radius = { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px', '2xl': '20px', full: '999px' };

/** The names that a component's `gap` and `padding` props take. */
export const spacing = { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' };

const steps = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24];

/** Padding, margin and gap in steps of 4px: `--carton-space-3` is 12px, `--carton-space-1-5` (one and a half) 6px. */
export const spaceVariables = Object.fromEntries(
  steps.map((step): [`--${string}`, string] => [`--carton-space-${String(step).replace('.', '-')}`, `${step * 4}px`]),
);
