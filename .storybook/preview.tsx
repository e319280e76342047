import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, expect, getConfig, waitFor } from 'storybook/test';
import { createMemoryStorage } from '../src/lib/storage';
import { redirectProviderScripts } from '../mocks/redirectProviderScripts';
import { SDK_FILE } from '../mocks/vite/fileNames';
import { STORAGE_KEYS } from '../src/lib/storageKeys';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { printDocumentOnce } from '../tests/setup/elementErrors';
import { prepareShop, type PreparedShop, type TestShopOptions } from '../tests/support/createTestShop';
import { checkAccessibility } from './accessibility';
import { createToolbarChannel, layeredStorage, StoryShop, type ToolbarChannel } from './StoryShop';
import { addShopArgs, addShopControls, applyShopArgs, withoutShopArgs } from './shopControls';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** The shop that the story opens: a page if `path` is given, otherwise a component rendered inside a shop. */
    shop?: TestShopOptions;
  }
}

// A page's code, calls and rendering can be slow on a small machine.
configure({ asyncUtilTimeout: 60_000, ...printDocumentOnce(getConfig) });

// The mock server needs no network, so stories look the same on a machine without one.
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });

// Stories have no service worker.
redirectProviderScripts(new URL(`${import.meta.env.BASE_URL}${SDK_FILE}`, location.href));

interface Opened {
  prepared: PreparedShop;
  channel: ToolbarChannel;
}
/** The open shop of each visit of a story, with its shop args. A change of the component's own args keeps the shop. */
const openShops = new WeakMap<AbortSignal, { shopArgs: string; opened: Opened }>();

// Lazy, because its blocks are heavy and only docs pages need them.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));

const staysLoading = ({ server }: TestShopOptions = {}) =>
  Object.values(typeof server?.latency === 'number' ? [server.latency] : (server?.latency ?? {})).some(
    (delay) => delay >= 60_000,
  );

const inTests = '__vitest_browser__' in globalThis;
const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width})`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Tests check it themselves, in less time.
    a11y: { test: inTests ? 'off' : 'error' },
    layout: 'fullscreen',
    // Trying something out must not offer to save it into the repository.
    controls: { expanded: true, disableSaveFromUI: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      story: { inline: false, height: '640px' },
    },
    viewport: {
      options: {
        phone: screen('Phone', 390, 844, 'mobile'),
        narrowPhone: screen('Narrow phone', 360, 800, 'mobile'),
        smallPhone: screen('Small phone', 320, 568, 'mobile'),
        tablet: screen('Tablet', 834, 1112, 'tablet'),
        desktop: screen('Desktop', 1440, 900, 'desktop'),
      },
    },
    options: { storySort: { order: ['Start here', 'Pages', 'Shell', '*', 'UI', 'Rules'] } },
  },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    currency: {
      description: 'Display currency',
      toolbar: { title: 'Currency', icon: 'credit', items: ['USD', 'GBP', 'EUR'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: import.meta.env.STORYBOOK_SCHEME ?? 'light', currency: 'USD' },
  argTypesEnhancers: [addShopControls],
  argsEnhancers: [addShopArgs],
  loaders: [
    async ({ parameters, globals, args, abortSignal }) => {
      if (!parameters.shop) return {};
      const own = withoutShopArgs(args);
      const shopArgs = JSON.stringify(Object.entries(args).filter(([name]) => !(name in own)));
      const current = openShops.get(abortSignal);
      if (current?.shopArgs === shopArgs) return current.opened;
      const shop = applyShopArgs(parameters.shop, args);
      const channel = createToolbarChannel();
      const storage = layeredStorage(shop.storage ?? createMemoryStorage());
      storage.local.set(STORAGE_KEYS.colorScheme, globals.scheme);
      const prepared = await prepareShop({ channel, ...shop, storage, currency: globals.currency });
      const opened: Opened = { prepared, channel };
      openShops.set(abortSignal, { shopArgs, opened });
      return opened;
    },
  ],
  // axe must see the loaded page. Stories whose server does not respond give up after 0.3 seconds, others after two.
  afterEach: async (context) => {
    const app = (context.loaded.prepared as PreparedShop | undefined)?.opened.get(); // loaders are untyped
    const settled = () => app?.router.state.initialized === true && app.queryClient.isFetching() === 0;
    const timeout = staysLoading(context.parameters.shop) ? 300 : 2000;
    if (app) await waitFor(() => expect(settled()).toBe(true), { timeout }).catch(() => undefined);
    // Pages are made of components whose stories check the colors, and so does tests/journeys/accessibility.spec.ts on each page.
    if (inTests) await checkAccessibility({ colors: !context.title.startsWith('Pages/') });
  },
  decorators: [
    (Story, { loaded, globals, args }) =>
      loaded.prepared ? (
        <StoryShop
          prepared={loaded.prepared}
          channel={loaded.channel}
          scheme={globals.scheme}
          currency={globals.currency}
        >
          <Story args={withoutShopArgs(args)} />
        </StoryShop>
      ) : (
        <ThemeProvider forceColorScheme={globals.scheme}>
          <div style={{ padding: 24 }}>
            <Story />
          </div>
        </ThemeProvider>
      ),
  ],
};
export default preview;
