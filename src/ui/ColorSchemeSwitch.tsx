import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import IconMoon from '@tabler/icons-react/icons/IconMoon';
import IconSun from '@tabler/icons-react/icons/IconSun';

const choices = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or whatever the system says. The theme's colour scheme manager keeps the choice. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = choices.find((choice) => choice.value === colorScheme) ?? choices[2];
  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon aria-label={`Color scheme: ${current.label}`}>
          <current.Icon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current.value} onChange={(value) => setColorScheme(schemeOf(value))}>
          {choices.map(({ value, label, Icon }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick rightSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

const schemeOf = (value: string) => choices.find((choice) => choice.value === value)?.value ?? 'auto';
