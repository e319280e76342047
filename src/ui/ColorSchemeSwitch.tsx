import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { schemeChoice } from './colorSchemes';
import { LazyMenu } from './LazyMenu';

const loadEntries = async () => (await import('./ColorSchemeEntries')).ColorSchemeEntries;

/** Light, dark, or whatever the system says. The theme's colour scheme manager keeps the choice. */
export function ColorSchemeSwitch() {
  const { colorScheme } = useMantineColorScheme();
  const { label, Icon } = schemeChoice(colorScheme);
  return (
    <LazyMenu
      load={loadEntries}
      target={
        <ActionIcon aria-label={`Color scheme: ${label}`}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      }
    />
  );
}
