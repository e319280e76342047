import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/createApp';
import { withPreloadedResponses } from './app/preloadedRequests';
import { createBroadcastChannel } from './lib/channel';
import { createSystemClock } from './lib/clock';
import { createBrowserStorage } from './lib/storage';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** No await at the top of this module: what `startMocks` shares with the shop would wait for it, and it for that. */
async function open(place: HTMLElement) {
  const mock = __MOCK_SERVER__ ? await (await import('./app/startMocks')).startMocks(place) : null;
  const { element, started } = createApp({
    transport: mock?.transport ?? withPreloadedResponses((request) => fetch(request), window.preloadedResponses),
    // the mock server is always at home
    baseUrl: new URL((!mock && import.meta.env.VITE_API_BASE_URL) || import.meta.env.BASE_URL, window.location.origin)
      .href,
    storage: createBrowserStorage(),
    clock: mock?.clock ?? createSystemClock(),
    channel: createBroadcastChannel('carton'),
    history: { kind: 'browser', basename: import.meta.env.BASE_URL },
    reload: (path) => window.location.assign(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`),
    notice: mock?.notice,
    demoAccounts: mock?.accounts,
  });
  await started;
  createRoot(place).render(<StrictMode>{element}</StrictMode>);
}

void open(root);
