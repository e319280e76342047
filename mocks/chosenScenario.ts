import { SCENARIOS } from './seed/scenarios/scenarios';

/**
 * The scenario of the shop in this browser: that of `?scenario=<name>` in the page's URL, which is kept until a URL names
 * another one. Before that it is `VITE_SCENARIO`, or `default`. The server refuses to start with an unknown one.
 */
export function chosenScenario(): string {
  const own = import.meta.env.VITE_SCENARIO ?? 'default';
  const named = new URLSearchParams(location.search).get('scenario');
  if (named !== null && !Object.hasOwn(SCENARIOS, named)) return named;
  // Of all tabs: it outlives a reload, the way to a wallet's page and back, and an order's new tab. A shop that is started
  // with another scenario begins with that one.
  const key = `mockScenario.${own}`;
  try {
    if (named !== null) localStorage.setItem(key, named);
    return localStorage.getItem(key) ?? own;
  } catch {
    return named ?? own;
  }
}
