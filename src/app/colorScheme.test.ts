import { expect, it } from 'vitest';
import type { Channel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createColorSchemeManager } from './colorScheme';

it('tells the other tabs of a choice once, and never of one that it has heard from them', () => {
  const told: unknown[] = [];
  let hear: (message: unknown) => void = () => undefined;
  const channel: Channel = {
    post: (message) => void told.push(message),
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const manager = createColorSchemeManager(createMemoryStorage(), channel);
  // as Mantine does: what it hears of it sets
  manager.subscribe(manager.set);

  manager.set('dark');
  hear({ colorScheme: 'light' });
  expect(told).toEqual([{ colorScheme: 'dark' }]);
  expect(manager.get('auto')).toBe('light');
  manager.set('dark');
  expect(told).toHaveLength(2);
});
