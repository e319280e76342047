import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** Keeps the choice of light, dark or system in the app's own storage, so that two shops on a page keep apart. */
export function createColorSchemeManager({ local }: AppStorage): MantineColorSchemeManager {
  return {
    get: (defaultValue) => {
      const kept = local.get(STORAGE_KEYS.colorScheme);
      return isMantineColorScheme(kept) ? kept : defaultValue;
    },
    set: (value: MantineColorScheme) => void local.set(STORAGE_KEYS.colorScheme, value),
    subscribe: () => {},
    unsubscribe: () => {},
    clear: () => local.remove(STORAGE_KEYS.colorScheme),
  };
}
