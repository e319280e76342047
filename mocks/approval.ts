/** Puts an answered document in this one's place, in the form that it came in. */
function show(html: string): void {
  const { title, head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.title = title;
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
}

/**
 * The wallet provider's page where the mock server is a part of the browser: a navigation never reaches it, so this
 * page asks it in the browser's stead, on the same kept state as the shop's.
 */
async function visit(): Promise<void> {
  // On demand: what an entry imports at once comes with the shop's file (vite.config.ts).
  const { openBrowserServer } = await import('./browserServer');
  const server = await openBrowserServer({ base: import.meta.env.BASE_URL, onNotice: () => undefined });
  const follow = async (request: Request) => {
    const answer = await server.fetch(request);
    const place = answer.headers.get('location');
    if (place === null) show(await answer.text());
    else location.assign(place);
  };
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const sent = [...new FormData(event.target, event.submitter)];
    const body = new URLSearchParams();
    for (const [name, value] of sent) if (typeof value === 'string') body.set(name, value);
    void follow(new Request(location.href, { method: 'POST', body }));
  });
  await follow(new Request(location.href));
}

void visit();
