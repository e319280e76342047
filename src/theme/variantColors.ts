import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * Which colors a variant of Button, ActionIcon, Badge … wears.
 * The accent belongs to the primary action alone, so quiet variants of the primary color are ink.
 * A filled variant takes the contrast of the current scheme: Mantine would judge by the light shade only.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  const named = color in input.theme.colors;

  if (input.variant === 'filled' && named && ['kraft', 'green', 'amber', 'red'].includes(color)) {
    return { ...resolved, color: `var(--mantine-color-${color}-contrast)` };
  }
  if (color !== input.theme.primaryColor) return resolved;

  switch (input.variant) {
    case 'subtle':
      return { ...resolved, hover: 'var(--carton-surface-2)', color: 'var(--carton-ink)' };
    case 'light':
      return {
        ...resolved,
        background: 'var(--carton-surface-2)',
        hover: 'var(--carton-hairline)',
        color: 'var(--carton-ink)',
      };
    case 'transparent':
      return { ...resolved, color: 'var(--carton-ink)' };
    case 'outline':
      return {
        ...resolved,
        hover: 'var(--carton-surface-2)',
        color: 'var(--carton-ink)',
        border: '1px solid var(--carton-ink)',
      };
    default:
      return resolved;
  }
};
