import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const isColorSchemeMessage = (message: unknown): message is { colorScheme: MantineColorScheme } =>
  isRecord(message) && isMantineColorScheme(message['colorScheme']);

/**
 * Stores the choice of light, dark or system in the app's own storage, so that two shops on one page can have different choices,
 * and shares it with the shop's other tabs.
 */
export function createColorSchemeManager({ local }: AppStorage, channel: Channel): MantineColorSchemeManager {
  let stop = () => {};
  /** The value that the other tabs have. Mantine also sets a value that it has just received, which must not be sent back. */
  let shared: MantineColorScheme | null = null;
  return {
    get: (defaultValue) => {
      const stored = local.get(STORAGE_KEYS.colorScheme);
      return isMantineColorScheme(stored) ? stored : defaultValue;
    },
    set: (value: MantineColorScheme) => {
      local.set(STORAGE_KEYS.colorScheme, value);
      if (value !== shared) channel.post({ colorScheme: value });
      shared = value;
    },
    subscribe: (onUpdate) => {
      stop();
      stop = channel.subscribe((message) => {
        if (!isColorSchemeMessage(message)) return;
        shared = message.colorScheme;
        onUpdate(message.colorScheme);
      });
    },
    unsubscribe: () => stop(),
    clear: () => local.remove(STORAGE_KEYS.colorScheme),
  };
}
