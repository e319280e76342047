import { MantineProvider, useComputedColorScheme, type MantineProviderProps } from '@mantine/core';
import { useLayoutEffect } from 'react';
import './styles';
import './fonts.css';
import './global.css';
import './forcedColors.css';
import './print.css';
import { cssVariablesResolver } from './cssVariables';
import { theme } from './theme';

type ThemeProviderProps = Pick<
  MantineProviderProps,
  'children' | 'colorSchemeManager' | 'defaultColorScheme' | 'forceColorScheme' | 'getRootElement' | 'env'
>;

/**
 * The shop's look for everything below it: theme, CSS variables, global styles.
 * Without a `colorSchemeManager` the choice is stored in local storage; without a choice the system's scheme applies.
 */
export function ThemeProvider({ defaultColorScheme = 'auto', children, ...rest }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme={defaultColorScheme}
      // Every variable comes from the resolver, so Mantine's 27 KB file of defaults is not needed.
      deduplicateCssVariables={false}
      {...rest}
    >
      <ColorSchemeAttribute getRootElement={rest.getRootElement} />
      {children}
    </MantineProvider>
  );
}

/**
 * Sets the scheme before the layout effects of the page, which measure and scroll; Mantine sets it after them. Without a
 * scheme the color variables have no values, so borders have no width and everything below them is too high.
 */
function ColorSchemeAttribute({ getRootElement }: Pick<MantineProviderProps, 'getRootElement'>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    const root = getRootElement ? getRootElement() : document.documentElement;
    root?.setAttribute('data-mantine-color-scheme', scheme);
  }, [getRootElement, scheme]);
  return null;
}
