export interface PreloadTable {
  /** The folder that the shop and its files stand in, with a slash at its end. */
  base: string;
  /** Where the API is, absolute or below the origin. */
  api: string;
  /** Goes with every call (S1 6). */
  headers: Record<string, string>;
  files: string[];
  /** A route of the shop, which of the files its page needs, and which calls it makes first. */
  pages: [route: string, files: number[], calls: string[]][];
}

/**
 * Asks for what the page at the window's address needs, and leaves the answers of its calls at `window.preloadedResponses`.
 * Runs in the browser, from the text of this function alone: it must use nothing from outside.
 */
export function preloadRoute({ base, api, headers, files, pages }: PreloadTable): void {
  const place = location.pathname.slice(base.length - 1).split('/');
  const [route = '', needed = [], calls = []] =
    pages.find(([path]) => {
      const parts = path.split('/');
      return parts.length === place.length && parts.every((part, index) => part === place[index] || part[0] === ':');
    }) ?? [];
  for (const index of needed) {
    const file = files[index] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    link.as = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'image';
    // pictures are shown without it, and would be fetched again
    if (link.as !== 'image') link.crossOrigin = '';
    link.href = base + file;
    document.head.append(link);
  }
  if (location.search) return;
  const server = new URL(api, location.origin).href.replace(/\/$/, '');
  const small = (text: string) => text.toLowerCase().replace(/%../g, (code) => code.toUpperCase());
  const values = new Map(route.split('/').map((part, index) => [part, small(place[index] ?? '')]));
  window.preloadedResponses = new Map(
    calls.map((call) => {
      const address = server + call.replace(/:\w+/g, (name) => values.get(name) ?? '');
      // as the shop's own client asks (src/api/client.ts)
      const answer = fetch(address, { credentials: 'include', cache: 'no-cache', headers });
      // whoever takes it is told; nobody else minds
      answer.catch(() => undefined);
      return [new URL(address).href, answer];
    }),
  );
}
