/** Talks to the shop's other tabs. */
export interface Channel {
  post: (message: unknown) => void;
  /** Returns the function that stops listening. */
  subscribe: (listener: (message: unknown) => void) => () => void;
}

/** The browser's BroadcastChannel, or silence where there is none or the browser blocks it. */
export function createBroadcastChannel(name: string): Channel {
  const channel = openChannel(name);
  if (!channel) return createSilentChannel();
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export function createSilentChannel(): Channel {
  return { post: () => {}, subscribe: () => () => {} };
}
