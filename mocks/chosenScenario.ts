const own = (): string => import.meta.env.VITE_SCENARIO ?? 'default';
const named = (): string | null => new URLSearchParams(location.search).get('scenario');
const key = () => `mockScenario.${own()}`;

/**
 * The scenario of the shop in this browser: that of `?scenario=<name>` in the page's URL, which is kept until a URL names
 * another one. Before that it is `VITE_SCENARIO`, or `default`. The server refuses to start with an unknown one.
 */
export function chosenScenario(): string {
  try {
    return named() ?? localStorage.getItem(key()) ?? own();
  } catch {
    return named() ?? own();
  }
}

/**
 * Keeps the scenario that the URL names, once the server has started with it. For all tabs: it outlives a reload, the way to
 * a wallet's page and back, and an order's new tab. A shop that is built with another scenario begins with that one.
 */
export function keepScenario(): void {
  const scenario = named();
  if (scenario === null) return;
  try {
    localStorage.setItem(key(), scenario);
  } catch {
    // a browser that blocks its storage keeps nothing
  }
}
