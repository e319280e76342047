/** Replaces this page's content with the HTML of a response. */
function render(html: string): void {
  const { title, head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.title = title;
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
}

/**
 * Shows the wallet provider's approval page in builds with the mock server in the browser. A navigation does not reach
 * that server, so this page requests its own URL from it, on the state that it shares with the shop.
 */
async function showApprovalPage(): Promise<void> {
  // imported dynamically: vite.config.ts puts an entry's static imports into the shop's main file
  const [{ openBrowserServer }, { chosenScenario }] = await Promise.all([
    import('./browserServer'),
    import('./chosenScenario'),
  ]);
  const server = await openBrowserServer({
    base: import.meta.env.BASE_URL,
    scenario: chosenScenario(),
    onNotice: () => undefined,
  });
  const send = async (request: Request) => {
    const response = await server.fetch(request);
    const redirect = response.headers.get('location');
    if (redirect === null) render(await response.text());
    else location.assign(redirect);
  };
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const entries = [...new FormData(event.target, event.submitter)];
    const body = new URLSearchParams();
    for (const [name, value] of entries) if (typeof value === 'string') body.set(name, value);
    void send(new Request(location.href, { method: 'POST', body }));
  });
  await send(new Request(location.href));
}

void showApprovalPage();
