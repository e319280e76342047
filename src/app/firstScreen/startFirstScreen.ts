/**
 * Loads the first screen of the home page, but only for visitors for whom the app's first render looks the same: without a
 * login, a stored choice or a scroll position. The plugin inlines this function's source text: it must not use anything outside
 * of it.
 * @param base the base path of the app, with a slash at its end
 * @param script the address of firstScreen.ts as built
 */
export function startFirstScreen(base: string, script: string): void {
  const { pathname, search, hash } = location;
  if (pathname !== base || search || hash) return;
  try {
    if (localStorage.length + sessionStorage.length > 0) return;
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
  import(script).catch(() => undefined);
}
