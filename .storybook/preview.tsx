import type { Preview } from '@storybook/react-vite';
import { ThemeProvider } from '../src/theme/ThemeProvider';
import { createTestShop, type TestShop, type TestShopOptions } from '../tests/support/createTestShop';

declare module '@storybook/react-vite' {
  interface Parameters {
    /** A story of a page, or of a component that needs a shop around it: where it opens, and for whom. */
    shop?: TestShopOptions;
  }
}

const isShop = (value: unknown): value is TestShop => typeof value === 'object' && value !== null && 'element' in value;

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
  initialGlobals: { scheme: 'light', currency: 'USD' },
  loaders: [
    async ({ parameters, globals, args }) => {
      if (!parameters.shop) return {};
      const options: TestShopOptions = { ...parameters.shop, ...('persona' in args ? { persona: args.persona } : {}) };
      const routes = parameters.component && options.path === undefined ? undefined : options.routes;
      const shop = await createTestShop({ ...options, ...(routes ? { routes } : {}) });
      shop.setCurrency(globals.currency);
      return { shop };
    },
  ],
  decorators: [
    (Story, { loaded, globals }) => {
      document.documentElement.dataset.mantineColorScheme = globals.scheme;
      return isShop(loaded.shop) ? loaded.shop.element : (
        <ThemeProvider scheme={globals.scheme}>
          <Story />
        </ThemeProvider>
      );
    },
  ],
};
export default preview;
