/** What the inline script of a built index.html knows about the build. */
export interface PreloadTable {
  /** The base path of the app, with a slash at its end. */
  base: string;
  /** Base URL of the API: absolute, or a path on this origin. */
  api: string;
  /** Sent with every API request (S1 6). */
  headers: Record<string, string>;
  files: string[];
  /** The mock server in this page answers the API requests. */
  mock: boolean;
  /** API requests; `tokenKey` is the storage key of the token that the request needs. */
  requests: [path: string, tokenKey?: string][];
  /** For each route: indexes into `files` and into `requests`. */
  pages: [route: string, files: number[], requests: number[]][];
}

/**
 * Requests what the page at the current address needs. The API responses are left in `window.preloadedResponses` for
 * `servePreloadedResponses`. The plugin inlines this function's source text: it must not use anything outside of it.
 */
export function preloadRoute({ base, api, headers, files, mock, requests, pages }: PreloadTable): void {
  const segments = location.pathname.slice(base.length - 1).split('/');
  const [route = '', fileIndexes = [], requestIndexes = []] =
    pages.find(([path]) => {
      const parts = path.split('/');
      return (
        parts.length === segments.length && parts.every((part, index) => part === segments[index] || part[0] === ':')
      );
    }) ?? [];
  for (const index of fileIndexes) {
    const file = files[index] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    link.as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'image';
    // An <img> has no crossorigin attribute; a preload with one would not match it and the file would load twice.
    if (link.as !== 'image') link.crossOrigin = '';
    link.href = base + file;
    document.head.append(link);
  }
  // With a query the page's requests differ: a filter, a sort order, another page of the list.
  if (location.search) return;
  // Where index.html could not start the mock server, the app does.
  if (mock && !window.mockServer) return;
  const server = new URL(api, location.origin).href.replace(/\/$/, '');
  // The app's client writes a parameter in lower case with percent codes in capitals; the URLs must be equal.
  const normalize = (text: string) => text.toLowerCase().replace(/%../g, (code) => code.toUpperCase());
  const params = new Map(route.split('/').map((part, index) => [part, normalize(segments[index] ?? '')]));
  const readToken = (key: string) => {
    try {
      return sessionStorage.getItem(key) || localStorage.getItem(key);
    } catch {
      return null; // the browser blocks storage
    }
  };
  window.preloadedResponses = new Map();
  for (const index of requestIndexes) {
    const [path = '', tokenKey] = requests[index] ?? [];
    const token = tokenKey && readToken(tokenKey);
    if (tokenKey && !token) continue;
    // An order number that no order can have (`readOrderId`): the page does not ask for it.
    if (path.includes(':id') && !/^[1-9]\d{0,14}$/.test(params.get(':id') ?? '')) continue;
    const { href } = new URL(server + path.replace(/:\w+/g, (name) => params.get(name) ?? ''));
    const authorization = token ? `Bearer ${token}` : '';
    // The same options as the app's client (src/api/client.ts).
    const options: RequestInit = {
      credentials: 'include',
      cache: token ? 'no-store' : 'no-cache',
      headers: authorization ? { ...headers, Authorization: authorization } : headers,
    };
    const response =
      window.mockServer?.then(({ transport }) => transport(new Request(href, options))) ?? fetch(href, options);
    // A failure reaches the code that takes the response; without this it would also be an unhandled rejection.
    response.catch(() => undefined);
    window.preloadedResponses.set(`${authorization} ${href}`, response);
  }
}
