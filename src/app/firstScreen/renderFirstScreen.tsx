import { renderToStaticMarkup } from 'react-dom/server';
import type { Transport } from '@/api/client';
import type { ApiProduct } from '@/api/types';
import { createNoopChannel } from '@/lib/channel';
import type { Clock } from '@/lib/clock';
import { createMemoryStorage } from '@/lib/storage';
import { createApp } from '../createApp';

/** As in src/theme/theme.ts; an export there would add bytes to every page. */
const WEB_FONT = "'Instrument Sans Variable'";

/** Has every part that the list of featured products shows: a picture in several widths, a price and a lower one. */
const SAMPLE: Partial<ApiProduct> & { slug: string; name: string } = {
  id: 1,
  slug: 'sample',
  name: 'Sample',
  images: ['speaker-mini.black.front.svg'],
  wholesalePrice: '1000.00',
  specifications: { quantity_pricing: [{ range: '10+', discount: '5%' }] },
};

export interface FirstScreen {
  /** The home page as a new visitor sees it before the API has responded. */
  screen: string;
  /** The list of featured products with one sample. */
  featured: string;
}

/** Renders the home page's first screen as HTML. `clock` is a new visitor's. */
export async function renderFirstScreen(clock: Clock): Promise<FirstScreen> {
  const screen = await renderHome(
    clock,
    // Never responds.
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const filled = await renderHome(clock, ({ url }) =>
    Promise.resolve(Response.json(url.endsWith('/featured') ? [SAMPLE] : [])),
  );
  const [featured] = /<ul [^>]*aria-label="Featured products".*?<\/ul>/.exec(filled) ?? [];
  if (!featured) throw new Error('The home page shows no featured product.');
  return { screen, featured };
}

async function renderHome(clock: Clock, transport: Transport): Promise<string> {
  const { element, ready, queryClient, dispose } = createApp({
    transport,
    baseUrl: 'http://localhost/',
    storage: createMemoryStorage(),
    clock,
    channel: createNoopChannel(),
    history: { kind: 'memory', start: import.meta.env.BASE_URL, basename: import.meta.env.BASE_URL },
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
