import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { Channel } from '../src/lib/channel';
import type { AppStorage, StringStore } from '../src/lib/storage';
import { openShop, type PreparedShop } from '../tests/support/createTestShop';

/** Tells the shop what another tab of the same browser would tell it. */
export interface ToolbarChannel extends Channel {
  tell: (message: unknown) => void;
}

export function createToolbarChannel(): ToolbarChannel {
  const listeners = new Set<(message: unknown) => void>();
  return {
    post: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (message) => listeners.forEach((listener) => listener(message)),
  };
}

function onTopOf(base: StringStore): StringStore {
  const own = new Map<string, string | null>();
  return {
    get: (key) => (own.has(key) ? (own.get(key) ?? null) : base.get(key)),
    set: (key, value) => (own.set(key, value), true),
    remove: (key) => void own.set(key, null),
  };
}

/** What the story has stored, and above it what this visit stores: the next visit finds the story's own again. */
export const freshStorage = ({ local, session }: AppStorage): AppStorage => ({
  local: onTopOf(local),
  session: onTopOf(session),
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
 * Each story gets a shop and a mock server of its own, so that nothing leaks to the next. Scheme and currency reach it
 * like a choice in another tab: what stands on the page stays.
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
  useEffect(() => channel.tell({ colorScheme: scheme }), [channel, scheme]);
  useEffect(() => channel.tell({ currency }), [channel, currency]);
  return <StorySlot value={children}>{app.element}</StorySlot>;
}
