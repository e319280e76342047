import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * Which colors a variant of Button, ActionIcon, Badge … has.
 * Only the primary action has the accent color, so subtle variants of the primary color use ink.
 * A filled variant takes the contrast of the current scheme: Mantine would consider the light shade only.
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
