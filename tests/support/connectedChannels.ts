import type { Channel } from '@/lib/channel';

/** Creates channels that are connected like the tabs of one browser: each receives the messages of all others. */
export function createConnectedChannels(): () => Channel {
  const tabs = new Set<(message: unknown) => void>();
  return () => {
    const listeners = new Set<(message: unknown) => void>();
    const receive = (message: unknown) => listeners.forEach((listener) => listener(message));
    tabs.add(receive);
    return {
      // Like BroadcastChannel, it sends a copy.
      post: (message) => tabs.forEach((tab) => tab !== receive && tab(structuredClone(message))),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}
