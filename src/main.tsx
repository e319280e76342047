import fontFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { startTransition, StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/createApp';
import { KeepScrollPosition } from './app/firstScreen/KeepScrollPosition';
import { servePreloadedResponses } from './app/preload/preloadedResponses';
import { createBroadcastChannel } from './lib/channel';
import { createSystemClock } from './lib/clock';
import { isNewNavigation } from './lib/pageLoad';
import { createBrowserStorage } from './lib/storage';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The first render needs the font; the style sheet alone would request it only then. Earlier than here it would delay the code.
preload(fontFile, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/** A function, because a top-level await would deadlock: `startMockServer` imports chunks that wait for this module. */
async function startApp(container: HTMLElement) {
  const hasFirstScreen = container.querySelector('[data-first-screen]') !== null;
  // A task of its own, so that the first screen responds between the evaluation of the code and the app's start.
  if (hasFirstScreen) await new Promise((resolve) => setTimeout(resolve));
  const mock = __MOCK_SERVER__ ? await (await import('./app/startMockServer')).startMockServer(container) : null;
  const { element, ready } = createApp({
    transport: servePreloadedResponses(mock?.transport ?? ((request) => fetch(request)), window.preloadedResponses),
    // The mock server runs on this origin only.
    baseUrl: new URL((!mock && import.meta.env.VITE_API_BASE_URL) || import.meta.env.BASE_URL, window.location.origin)
      .href,
    storage: createBrowserStorage(),
    clock: mock?.clock ?? createSystemClock(),
    channel: createBroadcastChannel('carton'),
    history: { kind: 'browser', basename: import.meta.env.BASE_URL },
    reload: (path) => window.location.assign(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`),
    isNewVisit: isNewNavigation(),
    notice: mock?.notice,
    demoAccounts: mock?.accounts,
  });
  await ready;
  const reactRoot = createRoot(container);
  if (!hasFirstScreen) {
    reactRoot.render(<StrictMode>{element}</StrictMode>);
    return;
  }
  // In slices, so that the first screen's links and scrolling keep responding.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <KeepScrollPosition>{element}</KeepScrollPosition>
      </StrictMode>,
    ),
  );
}

void startApp(root);
