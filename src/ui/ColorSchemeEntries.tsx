import { Menu, useMantineColorScheme } from '@mantine/core';
import { schemeChoice, SCHEMES } from './colorSchemes';
import type { LazyMenuEntriesProps } from './LazyMenu';
import { OpenedMenu } from './OpenedMenu';

/** The menu of `ColorSchemeSwitch`: light, dark or system. */
export function ColorSchemeEntries({ target }: LazyMenuEntriesProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <OpenedMenu target={target} width={180}>
      <Menu.RadioGroup
        value={schemeChoice(colorScheme).value}
        onChange={(value) => setColorScheme(schemeChoice(value).value)}
      >
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            closeMenuOnClick
            rightSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenedMenu>
  );
}
