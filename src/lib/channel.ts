/** Talks to the shop's other tabs. */
export interface Channel {
  post: (message: unknown) => void;
  /** Returns the function that stops listening. */
  subscribe: (listener: (message: unknown) => void) => () => void;
}

/** The browser's BroadcastChannel, or silence where there is none. */
export function createBroadcastChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return createSilentChannel();
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

export function createSilentChannel(): Channel {
  return { post: () => {}, subscribe: () => () => {} };
}
