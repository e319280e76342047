import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import IconMoon from '@tabler/icons-react/icons/IconMoon';
import IconSun from '@tabler/icons-react/icons/IconSun';

const SYSTEM = { value: 'auto', label: 'System', Icon: IconDeviceDesktop } as const;

/** The choices of `ColorSchemeSwitch`. Apart from it, so that its lazy menu imports no cycle. */
export const SCHEMES = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  SYSTEM,
] as const;

export const schemeChoice = (value: string) => SCHEMES.find((choice) => choice.value === value) ?? SYSTEM;
