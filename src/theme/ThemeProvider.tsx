import { MantineProvider, type MantineProviderProps } from '@mantine/core';
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
      {children}
    </MantineProvider>
  );
}
