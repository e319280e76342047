import type { FirstScreen } from './renderFirstScreen';

/** Puts products into the prerendered list, which has one sample, and the list into the screen. */
type ShowProducts = (screen: Element, list: Element, responses: readonly Response[]) => Promise<void>;

/**
 * Shows a prerendered page until the app renders. When the API has responded to the requests for `paths`, it also shows the
 * products.
 * Rejects when its styles fail to load, and then stays hidden; or when the products cannot be shown, and then looks as the app does
 * while it loads.
 */
export async function showFirstScreen(
  prerendered: FirstScreen,
  paths: readonly string[],
  showProducts: ShowProducts,
): Promise<void> {
  const late = await findLateMessage();
  if (!late) return; // the app has rendered
  const screen = document.createElement('div');
  screen.dataset['firstScreen'] = '';
  screen.hidden = true;
  screen.append(parse(prerendered.screen));
  screen.ariaHidden = 'true';
  disable(screen);
  // Cloned before the app reads them. After a failed request it shows the error.
  const requested = paths.map(async (path) => {
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
  const [list] = parse(prerendered.list).children;
  const responses = (await Promise.all(requested)).flatMap((response) => (response?.ok ? [response] : []));
  if (!list || responses.length < paths.length) return;
  disable(list);
  await showProducts(screen, list, responses);
}

/** The message of index.html, which the app's first render removes. The script may run before the page has been parsed. */
async function findLateMessage(): Promise<Element | null> {
  const find = () => document.querySelector('#root > .late');
  while (!find() && document.readyState === 'loading') await new Promise(requestAnimationFrame);
  return find();
}

/**
 * Links lead to their pages without the app's code. Everything else works once the app has rendered, and so do keyboards and
 * screen readers, which would lose their place.
 */
function disable(parent: Element): void {
  for (const control of parent.querySelectorAll<HTMLElement>('a, button, input, select')) {
    control.tabIndex = -1;
    control.inert = !control.matches('a');
  }
}

/** HTML that the build has rendered. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Never settles for a style sheet that has failed already: it has no rules. */
function loaded(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet?.cssRules.length) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}
