import { expect, it } from 'vitest';
import type { Channel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createColorSchemeManager } from './colorScheme';

it('sends a choice to the other tabs once, and never one that came from them', () => {
  const sent: unknown[] = [];
  let receive: (message: unknown) => void = () => undefined;
  const channel: Channel = {
    post: (message) => void sent.push(message),
    subscribe: (listener) => {
      receive = listener;
      return () => undefined;
    },
  };
  const manager = createColorSchemeManager(createMemoryStorage(), channel);
  // as Mantine does: it sets what it receives
  manager.subscribe(manager.set);

  manager.set('dark');
  receive({ colorScheme: 'light' });
  expect(sent).toEqual([{ colorScheme: 'dark' }]);
  expect(manager.get('auto')).toBe('light');
  manager.set('dark');
  expect(sent).toHaveLength(2);
});
