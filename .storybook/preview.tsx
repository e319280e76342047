import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { createMemoryStorage } from '../src/lib/storage';
import { STORAGE_KEYS } from '../src/lib/storageKeys';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { prepareShop, type PreparedShop, type TestShopOptions } from '../tests/support/createTestShop';
import { checkContrastInOtherScheme } from './otherScheme';
import { createToolbarChannel, freshStorage, StoryShop, type ToolbarChannel } from './StoryShop';
import { addWorldArgs, addWorldControls, changedShop, withoutWorld } from './world';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** A page (`path` given) or a component that needs a shop around it: where it opens, for whom, with which server. */
    shop?: TestShopOptions;
  }
}

// A page's code, its calls and its paint may take their time on a small machine.
configure({ asyncUtilTimeout: 10_000 });

interface Opened {
  prepared: PreparedShop;
  channel: ToolbarChannel;
}
/** The shop that stands, by the visit's own signal, with what it was opened for: other args of the component leave it. */
const standing = new WeakMap<AbortSignal, { world: string; opened: Opened }>();

// Its blocks are heavy, and only a docs page needs them.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));

const inTests = '__vitest_browser__' in globalThis;
const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width})`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // A run needs what is wrong alone; the panel also lists what passes.
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    // A person who tries something must not be offered to write it into the repository.
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
        mobile1: screen('Small phone', 320, 568, 'mobile'), // Storybook's own name for one
        tablet: screen('Tablet', 834, 1112, 'tablet'),
        desktop: screen('Desktop', 1440, 900, 'desktop'),
      },
    },
    options: { storySort: { order: ['Start here', 'Pages', 'Shell', '*', 'UI', 'Rules'] } },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    currency: {
      description: 'Display currency',
      toolbar: { title: 'Currency', icon: 'credit', items: ['USD', 'GBP', 'EUR'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: import.meta.env.STORYBOOK_SCHEME ?? 'light', currency: 'USD' },
  argTypesEnhancers: [addWorldControls],
  argsEnhancers: [addWorldArgs],
  loaders: [
    async ({ parameters, globals, args, abortSignal }) => {
      if (!parameters.shop) return {};
      const own = withoutWorld(args);
      const world = JSON.stringify(Object.entries(args).filter(([name]) => !(name in own)));
      const before = standing.get(abortSignal);
      if (before?.world === world) return before.opened;
      const shop = changedShop(parameters.shop, args);
      const channel = createToolbarChannel();
      const storage = freshStorage(shop.storage ?? createMemoryStorage());
      storage.local.set(STORAGE_KEYS.colorScheme, globals.scheme);
      const prepared = await prepareShop({ channel, ...shop, storage, currency: globals.currency });
      const opened: Opened = { prepared, channel };
      standing.set(abortSignal, { world, opened });
      return opened;
    },
  ],
  // axe looks at the page that a person sees, not at its first frame; a story of a page that never loads waits in vain.
  afterEach: async (context) => {
    const app = (context.loaded.prepared as PreparedShop | undefined)?.opened.get(); // loaders are untyped
    const settled = () => app?.router.state.initialized === true && app.queryClient.isFetching() === 0;
    if (app) await waitFor(() => expect(settled()).toBe(true), { timeout: 2000 }).catch(() => undefined);
    if (inTests) await checkContrastInOtherScheme(context);
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
          <Story args={withoutWorld(args)} />
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
