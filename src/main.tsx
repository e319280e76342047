import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/createApp';
import { withFirstAnswers } from './app/firstCalls';
import { createBroadcastChannel } from './lib/channel';
import { createSystemClock } from './lib/clock';
import { createBrowserStorage } from './lib/storage';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** No await at the top of this module: what `startMocks` shares with the shop would wait for it, and it for that. */
async function open(place: HTMLElement) {
  const pretend = __PRETEND_SERVER__ ? await (await import('./app/startMocks')).startMocks(place) : null;
  const { element, started } = createApp({
    transport: pretend?.transport ?? withFirstAnswers((request) => fetch(request), window.firstAnswers),
    // the pretend server is always at home
    baseUrl: new URL(
      (!pretend && import.meta.env.VITE_API_BASE_URL) || import.meta.env.BASE_URL,
      window.location.origin,
    ).href,
    storage: createBrowserStorage(),
    clock: pretend?.clock ?? createSystemClock(),
    channel: createBroadcastChannel('carton'),
    history: { kind: 'browser', basename: import.meta.env.BASE_URL },
    reload: (path) => window.location.assign(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`),
    notice: pretend?.notice,
    demoAccounts: pretend?.accounts,
  });
  await started;
  createRoot(place).render(<StrictMode>{element}</StrictMode>);
}

void open(root);
