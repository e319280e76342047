/**
 * Loads the first screen of the visited page, but only for visitors for whom the app's first render looks the same: without a
 * login, a stored choice or a scroll position. The plugin inlines this function's source text: it must not use anything outside
 * of it.
 * @param scripts the address of the built script for each page that has a first screen, by the page's own
 */
export function startFirstScreen(scripts: [page: string, script: string][]): void {
  const { pathname, search, hash } = location;
  const [, script] = scripts.find(([page]) => page === pathname) ?? [];
  if (!script || search || hash) return;
  try {
    if (localStorage.length + sessionStorage.length > 0) return;
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
  import(script).catch(() => undefined);
}
