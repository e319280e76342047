import { render, within } from '@testing-library/react';
import { createMemoryStore } from '@/lib/storage';
import { createConnectedChannels } from './connectedChannels';
import { openShop, prepareShop } from './createTestShop';

/** Two tabs of one browser on one server: they share the local storage, and each has its own session storage. */
export async function openTabs(persona: string | null = null) {
  const prepared = await prepareShop({
    path: '/terms',
    persona,
    cart: persona ? [{ productId: 301, quantity: 5, color: 'Black' }] : [],
  });
  const createChannel = createConnectedChannels();
  const open = () => {
    const storage = { local: prepared.storage.local, session: createMemoryStore() };
    const shop = openShop({ ...prepared, storage, options: { ...prepared.options, channel: createChannel() } });
    return { ...shop, storage, view: within(render(shop.element).container) };
  };
  return { server: prepared.server, tab: open(), otherTab: open() };
}
