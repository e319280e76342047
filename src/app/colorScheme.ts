import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { Channel } from '@/lib/channel';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const isSchemeChosen = (message: unknown): message is { colorScheme: MantineColorScheme } =>
  typeof message === 'object' &&
  message !== null &&
  'colorScheme' in message &&
  isMantineColorScheme(message.colorScheme);

/**
 * Keeps the choice of light, dark or system in the app's own storage, so that two shops on a page keep apart, and follows
 * the shop's other tabs.
 */
export function createColorSchemeManager({ local }: AppStorage, channel: Channel): MantineColorSchemeManager {
  let stop = () => {};
  /** What the other tabs know already: Mantine sets again what it has just heard, and that must not go back to them. */
  let known: MantineColorScheme | null = null;
  return {
    get: (defaultValue) => {
      const kept = local.get(STORAGE_KEYS.colorScheme);
      return isMantineColorScheme(kept) ? kept : defaultValue;
    },
    set: (value: MantineColorScheme) => {
      local.set(STORAGE_KEYS.colorScheme, value);
      if (value !== known) channel.post({ colorScheme: value });
      known = value;
    },
    subscribe: (onUpdate) => {
      stop();
      stop = channel.subscribe((message) => {
        if (!isSchemeChosen(message)) return;
        known = message.colorScheme;
        onUpdate(message.colorScheme);
      });
    },
    unsubscribe: () => stop(),
    clear: () => local.remove(STORAGE_KEYS.colorScheme),
  };
}
