/**
 * Shows the prerendered home page until the app renders. Only to visitors for whom the app's first render looks the same:
 * without a login, a stored choice or a scroll position. The plugin inlines this function's source text: it must not use
 * anything outside of it.
 * @param base the base path of the app, with a slash at its end
 * @param script the address of featuredProducts.ts as built
 */
export function showFirstScreen(base: string, script: string): void {
  const { pathname, search, hash } = location;
  const template = document.querySelector<HTMLTemplateElement>('#first-screen');
  if (!template || pathname !== base || search || hash) return;
  try {
    if (localStorage.length + sessionStorage.length > 0) return;
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
  // The shop's style sheet has loaded or failed: an inline script waits for it.
  if ([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet)) return;
  const screen = document.createElement('div');
  screen.dataset['firstScreen'] = '';
  screen.hidden = true;
  screen.append(template.content);
  // Links lead to their pages without the app's code. Everything else works once the app has rendered, and so do keyboards
  // and screen readers, which would lose their place.
  screen.ariaHidden = 'true';
  for (const control of screen.querySelectorAll<HTMLElement>('a, button, input')) {
    control.tabIndex = -1;
    control.inert = !control.matches('a');
  }
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
  const responses = ['/api/categories', '/api/products/featured'].map(async (path) => {
    const [, response] = [...(window.preloadedResponses ?? [])].find(([key]) => key.endsWith(path)) ?? [];
    // The app reads the original. After a failed request it shows the error.
    return response?.then(
      (original) => original.clone(),
      () => undefined,
    );
  });
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.href = script;
  document.head.append(preload);
  const show = async () => {
    await Promise.all(styles);
    screen.hidden = false;
    // The script would delay the first paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { showFeaturedProducts } = (await import(script)) as typeof import('./featuredProducts');
    const [categories, featured] = await Promise.all(responses);
    if (categories && featured) await showFeaturedProducts(screen, categories, featured);
  };
  // Without its styles the screen stays hidden; without its products it has the spinner, as the app's.
  show().catch(() => undefined);
}
