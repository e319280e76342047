import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { Channel } from '../src/lib/channel';
import type { AppStorage, StringStore } from '../src/lib/storage';
import { openShop, type PreparedShop } from '../tests/support/createTestShop';

/** A channel on which the toolbar poses as another tab of the same browser. */
export interface ToolbarChannel extends Channel {
  receive: (message: unknown) => void;
}

export function createToolbarChannel(): ToolbarChannel {
  const listeners = new Set<(message: unknown) => void>();
  return {
    post: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (message) => listeners.forEach((listener) => listener(message)),
  };
}

function overlay(base: StringStore): StringStore {
  const own = new Map<string, string | null>();
  return {
    get: (key) => (own.has(key) ? (own.get(key) ?? null) : base.get(key)),
    set: (key, value) => (own.set(key, value), true),
    remove: (key) => void own.set(key, null),
  };
}

/** Writes go to a layer above the story's own storage, so that the next visit of the story starts from it again. */
export const layeredStorage = ({ local, session }: AppStorage): AppStorage => ({
  local: overlay(local),
  session: overlay(session),
});

const StorySlot = createContext<ReactNode>(null);
function Slot() {
  return <main>{use(StorySlot)}</main>;
}
const componentRoutes = [{ path: '*', Component: Slot }];

interface StoryShopProps {
  prepared: PreparedShop;
  channel: ToolbarChannel;
  scheme: 'light' | 'dark';
  currency: string;
  children: ReactNode;
}

/**
 * Renders a story in its own shop with its own mock server, so that stories cannot affect one another. Scheme and
 * currency arrive like a change in another tab, without reloading the shop.
 */
export function StoryShop({ prepared, channel, scheme, currency, children }: StoryShopProps) {
  const app = useMemo(
    () => openShop(prepared, prepared.options.path === undefined ? { routes: componentRoutes } : {}),
    [prepared],
  );
  useEffect(() => {
    prepared.opened.set(app);
    return app.dispose;
  }, [app, prepared]);
  useEffect(() => channel.receive({ colorScheme: scheme }), [channel, scheme]);
  useEffect(() => channel.receive({ currency }), [channel, currency]);
  return <StorySlot value={children}>{app.element}</StorySlot>;
}
