import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Channel } from '@/lib/channel';

const isOutdated = (message: unknown): message is { outdated: QueryKey[] } =>
  typeof message === 'object' &&
  message !== null &&
  'outdated' in message &&
  Array.isArray(message.outdated) &&
  message.outdated.every(Array.isArray);

/** Queries that one tab has made out of date are read again in all of them. */
export function syncTabs(channel: Channel, queryClient: QueryClient) {
  const stop = channel.subscribe((message) => {
    if (!isOutdated(message)) return;
    for (const queryKey of message.outdated) void queryClient.invalidateQueries({ queryKey });
  });
  return { broadcastInvalidation: (outdated: QueryKey[]) => channel.post({ outdated }), stop };
}
