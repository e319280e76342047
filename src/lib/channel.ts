/** Sends messages between open tabs of the shop. */
export interface Channel {
  post: (message: unknown) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: (message: unknown) => void) => () => void;
}

/** The browser's BroadcastChannel. Does nothing where the browser lacks or blocks it. */
export function createBroadcastChannel(name: string): Channel {
  const channel = openChannel(name);
  if (!channel) return createNoopChannel();
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

export function createNoopChannel(): Channel {
  return { post: () => {}, subscribe: () => () => {} };
}
