import type { Channel } from '@/lib/channel';

/** Channels that hear one another like the tabs of one browser: each hears all the others, none itself. */
export function createConnectedChannels(): () => Channel {
  const tabs = new Set<(message: unknown) => void>();
  return () => {
    const listeners = new Set<(message: unknown) => void>();
    const hear = (message: unknown) => listeners.forEach((listener) => listener(message));
    tabs.add(hear);
    return {
      // As the browser's: what is sent is a copy.
      post: (message) => tabs.forEach((tab) => tab !== hear && tab(structuredClone(message))),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}
