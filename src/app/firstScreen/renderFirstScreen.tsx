import { renderToStaticMarkup } from 'react-dom/server';
import type { Transport } from '@/api/client';
import type { ApiProduct } from '@/api/types';
import { createNoopChannel } from '@/lib/channel';
import type { Clock } from '@/lib/clock';
import { createMemoryStorage } from '@/lib/storage';
import { createApp } from '../createApp';
import { FIRST_SCREENS, type FirstScreenPath } from './firstScreens';

/** As in src/theme/theme.ts; an export there would add bytes to every page. */
const WEB_FONT = "'Instrument Sans Variable'";

/** Has every part that a list of products shows: a picture in several widths, more colors than fit, all kinds of prices. */
const SAMPLE: Partial<ApiProduct> & { slug: string; name: string } = {
  id: 1,
  slug: 'sample',
  name: 'Sample',
  images: ['speaker-mini.black.front.svg'],
  originalPrice: '2000.00',
  specifications: {
    colors: ['Black', 'White', 'Red', 'Green', 'Blue', 'Gold'],
    has_anc: 'true',
    anc_price: '1200.00',
    no_anc_price: '1000.00',
    quantity_pricing: [{ range: '10+', discount: '5%' }],
  },
};

export interface FirstScreen {
  /** The page as a new visitor sees it before the API has responded. */
  screen: string;
  /** Its list of products, with one sample. */
  list: string;
}

/** Renders the first screen of a page as HTML. `clock` is a new visitor's. */
export async function renderFirstScreen(path: FirstScreenPath, clock: Clock): Promise<FirstScreen> {
  const screen = await renderPage(
    path,
    clock,
    // Never responds.
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const filled = await renderPage(path, clock, ({ url }) =>
    Promise.resolve(
      Response.json(url.includes('/api/products') ? [SAMPLE] : [], { headers: { 'X-Total-Count': '1' } }),
    ),
  );
  const [list] = FIRST_SCREENS[path].list.exec(filled) ?? [];
  if (!list) throw new Error(`${path} shows no products.`);
  return { screen, list };
}

async function renderPage(path: FirstScreenPath, clock: Clock, transport: Transport): Promise<string> {
  const base = import.meta.env.BASE_URL;
  const { element, ready, queryClient, dispose } = createApp({
    transport,
    baseUrl: 'http://localhost/',
    storage: createMemoryStorage(),
    clock,
    channel: createNoopChannel(),
    history: { kind: 'memory', start: base + path.slice(1), basename: base },
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
