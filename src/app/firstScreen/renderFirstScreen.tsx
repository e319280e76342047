import { renderToStaticMarkup } from 'react-dom/server';
import { createNoopChannel } from '@/lib/channel';
import { createSystemClock } from '@/lib/clock';
import { createMemoryStorage } from '@/lib/storage';
import { createApp } from '../createApp';

/** As in src/theme/theme.ts; an export there would add bytes to every page. */
const WEB_FONT = "'Instrument Sans Variable'";

/** The home page as HTML, as a new visitor sees it before the API has responded. */
export async function renderFirstScreen(): Promise<string> {
  const { element, ready, queryClient, dispose } = createApp({
    // Never responds.
    transport: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    baseUrl: 'http://localhost/',
    storage: createMemoryStorage(),
    clock: createSystemClock(),
    channel: createNoopChannel(),
    history: { kind: 'memory', start: '/' },
  });
  await ready;
  try {
    return (
      renderToStaticMarkup(element)
        // index.html has a title and requests the picture; React puts its own in the head.
        .replace(/<link [^>]*>|<title>.*?<\/title>/g, '')
        // The web font would delay the app's code.
        .replaceAll(`${WEB_FONT}, `, '')
    );
  } finally {
    // Otherwise the timers of the requests keep the build waiting.
    await queryClient.cancelQueries();
    dispose();
  }
}
