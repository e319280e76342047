/**
 * Shows the prerendered home page until the app renders. Only to visitors for whom the app's first render looks the same:
 * without a login, a stored choice or a scroll position. The plugin inlines this function's source text: it must not use
 * anything outside of it.
 */
export function showFirstScreen(base: string): void {
  const { pathname, search, hash } = location;
  const template = document.querySelector<HTMLTemplateElement>('#first-screen');
  if (!template || pathname !== base || search || hash) return;
  try {
    if (localStorage.length + sessionStorage.length > 0) return;
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
  const screen = document.createElement('div');
  // Its controls work once the app has rendered.
  screen.inert = true;
  screen.hidden = true;
  screen.append(template.content);
  // The page's styles, which the script in the head has requested. The fragment makes the address a different one for Vite,
  // which adds its own link before the page renders and waits for it.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')].map(({ href }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = `${href}#first-screen`;
    screen.append(link);
    return new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
  });
  document.querySelector('#root')?.prepend(screen);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  Promise.all(styles).then(
    () => void (screen.hidden = false),
    () => screen.remove(),
  );
}
