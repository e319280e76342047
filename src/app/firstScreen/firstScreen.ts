import { showFeaturedProducts } from './featuredProducts';
import type { FirstScreen } from './renderFirstScreen';

/** Set by the build. */
declare const __FIRST_SCREEN__: FirstScreen;
/** Named once: the build puts the whole text where the name is. */
const prerendered = __FIRST_SCREEN__;

/** Shows the prerendered home page until the app renders. A script of its own, which `startFirstScreen` imports. */
async function showFirstScreen(): Promise<void> {
  const late = document.querySelector('#root > .late');
  if (!late) return; // the app has rendered
  const screen = document.createElement('div');
  screen.dataset['firstScreen'] = '';
  screen.hidden = true;
  screen.append(parse(prerendered.screen));
  // Links lead to their pages without the app's code. Everything else works once the app has rendered, and so do keyboards
  // and screen readers, which would lose their place.
  screen.ariaHidden = 'true';
  for (const control of screen.querySelectorAll<HTMLElement>('a, button, input')) {
    control.tabIndex = -1;
    control.inert = !control.matches('a');
  }
  // Cloned before the app reads them. After a failed request it shows the error.
  const responses = ['/api/categories', '/api/products/featured'].map(async (path) => {
    const [, response] = [...(window.preloadedResponses ?? [])].find(([key]) => key.endsWith(path)) ?? [];
    return response?.then(
      (original) => original.clone(),
      () => undefined,
    );
  });
  const shopStyles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  // The page's styles, which `preloadRoute` has requested. The fragment makes the address a different one for Vite, which adds
  // its own link before the page renders and waits for it.
  const pageStyles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')].map(({ href }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = `${href}#first-screen`;
    return link;
  });
  const styles = [...shopStyles, ...pageStyles].map(loaded);
  screen.append(...pageStyles);
  late.before(screen);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  await Promise.all(styles);
  screen.hidden = false;
  const [list] = parse(prerendered.featured).children;
  const [categories, featured] = await Promise.all(responses);
  if (list && categories && featured) await showFeaturedProducts(screen, list, categories, featured);
}

/** HTML that the build has rendered. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Never settles for a style sheet that has failed already. */
function loaded(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

// Without its styles the screen stays hidden; without its products it has the spinner, as the app's.
showFirstScreen().catch(() => undefined);
