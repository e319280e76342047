import type { Preview } from '@storybook/react-vite';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { openShop, prepareShop, type PreparedShop, type TestShopOptions } from '../tests/support/createTestShop';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** A page (`path` given) or a component that needs a shop around it: where it opens, for whom, with which server. */
    shop?: TestShopOptions;
  }
}

// A page's code, its calls and its paint may take their time on a small machine.
configure({ asyncUtilTimeout: 10_000 });

const StorySlot = createContext<ReactNode>(null);
function Slot() {
  return <main>{use(StorySlot)}</main>;
}
const componentRoutes = [{ path: '*', Component: Slot }];

/** Each story gets a shop and a pretend server of its own, so that nothing leaks to the next. */
function StoryShop({
  prepared,
  scheme,
  children,
}: {
  prepared: PreparedShop;
  scheme: 'light' | 'dark';
  children: ReactNode;
}) {
  const app = useMemo(
    () =>
      openShop(prepared, {
        colorScheme: scheme,
        ...(prepared.options.path === undefined ? { routes: componentRoutes } : {}),
      }),
    [prepared, scheme],
  );
  useEffect(() => {
    prepared.opened.set(app);
    return app.dispose;
  }, [app, prepared]);
  return <StorySlot value={children}>{app.element}</StorySlot>;
}

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
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
  loaders: [
    async ({ parameters, globals, args }) => {
      if (!parameters.shop) return {};
      const persona = 'persona' in args ? { persona: args.persona } : {};
      return { prepared: await prepareShop({ ...parameters.shop, ...persona, currency: globals.currency }) };
    },
  ],
  // axe looks at the page that a person sees, not at its first frame; a story of a page that never loads waits in vain.
  afterEach: async ({ loaded }) => {
    const app = (loaded.prepared as PreparedShop | undefined)?.opened.get(); // loaders are untyped
    const settled = () => app?.router.state.initialized === true && app.queryClient.isFetching() === 0;
    if (app) await waitFor(() => expect(settled()).toBe(true), { timeout: 2000 }).catch(() => undefined);
  },
  decorators: [
    (Story, { loaded, globals }) =>
      loaded.prepared ? (
        <StoryShop prepared={loaded.prepared} scheme={globals.scheme}>
          <Story />
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
