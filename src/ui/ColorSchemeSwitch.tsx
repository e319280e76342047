import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { schemeChoice } from './colorSchemes';
import { LazyMenu } from './LazyMenu';

const loadEntries = async () => (await import('./ColorSchemeEntries')).ColorSchemeEntries;

/** Switches between light, dark and the system's color scheme. Mantine's color scheme manager stores the choice. */
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
