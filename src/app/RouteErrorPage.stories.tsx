import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createInProcessTransport } from '@mocks/inProcess';
import { createServer } from '@mocks/server/createServer';
import { createApp } from './createApp';
import { RouteErrorPage } from './RouteErrorPage';

interface BrokenProps {
  /** The route that fails. */
  route: RouteObject;
  scheme: 'light' | 'dark';
  /** Reloads the shop at a path. */
  reload: (path: string) => void;
}

/** A shop of its own with one route, which fails. */
function Broken({ route, scheme, reload }: BrokenProps) {
  const [app] = useState(() => {
    const server = createServer();
    const storage = createMemoryStorage();
    storage.local.set(STORAGE_KEYS.colorScheme, scheme);
    return createApp({
      transport: createInProcessTransport(server),
      baseUrl: 'http://shop.test/',
      storage,
      channel: createNoopChannel(),
      clock: server.clock,
      history: { kind: 'memory', start: '/search?q=jbl' },
      routes: [{ path: '*', ErrorBoundary: RouteErrorPage, HydrateFallback: () => null, ...route }],
      reload,
    });
  });
  useEffect(() => app.dispose, [app]);
  return <main>{app.element}</main>;
}

const failing = (reason: Error): RouteObject => ({
  loader: () => {
    throw reason;
  },
  Component: () => null,
});

const meta = {
  title: 'Shell/RouteErrorPage',
  component: Broken,
  args: {
    route: failing(new TypeError('Failed to fetch dynamically imported module: /assets/SearchPage.js')),
    scheme: 'light',
    reload: fn(),
  },
  render: (args, { globals }) => <Broken {...args} scheme={globals.scheme} />,
  // The page logs the error on purpose.
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
} satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CodeLoadFailure: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.reload).toHaveBeenCalledWith('/search?q=jbl');
  },
};

export const CodeLoadFailureOffline: Story = {
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('You are offline. Check your connection and try again.'),
    ).toBeVisible();
  },
};

export const PageThrowsWhileRendering: Story = {
  args: {
    route: {
      Component: () => {
        throw new Error("Cannot read properties of undefined (reading 'name')");
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This page could not be shown')).toBeVisible();
    await expect(console.error).toHaveBeenCalled();
  },
};

export const LongReasonOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { route: failing(new Error('upstream-timeout-while-reading-the-response-header-'.repeat(4))) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This page could not be shown')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
