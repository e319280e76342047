import { configure, getConfig } from '@testing-library/react';

/** A compound selector that begins with an element's name: 'input[type="checkbox"]', not 'a, b' or 'ul > li'. */
const COMPOUND = /^([a-z][a-z0-9]*)(?:\[[^\s,]*\]|:not\([^\s,]*\))*$/;
const POLL_NAME = 'checkRealTimersCallback';

/**
 * Makes waiting with Testing Library cheap on whole pages. `findBy…` and `waitFor` look again after each change of the
 * document and every 50 ms, and on a slow machine these looks left no time for what they waited for.
 */
export function installQuickQueries() {
  const { getElementError } = getConfig();
  configure({
    // A text query prints the whole document each time that it finds nothing; once, at the end of the wait, is enough.
    getElementError: (message, container) =>
      '_disableExpensiveErrorDiagnostics' in getConfig() &&
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? new Error(message ?? '')
        : getElementError(message, container),
  });

  // A query by role matches each candidate against a hundred selectors, nearly all of which name another element.
  const { matches } = Element.prototype;
  const names = new Map<string, string | null>();
  // Its type tells apart which element a selector stands for; callers see that type unchanged.
  Element.prototype.matches = function (this: Element, selector: string) {
    let name = names.get(selector);
    if (name === undefined) {
      name = COMPOUND.exec(selector)?.[1] ?? null;
      names.set(selector, name);
    }
    return (name === null || this.localName === name) && matches.call(this, selector);
  } as Element['matches'];

  // An element's name may come from its labels, for which jsdom walks the whole document.
  const { get: labels } = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'labels') ?? {};
  Object.defineProperty(HTMLButtonElement.prototype, 'labels', {
    configurable: true,
    get(this: HTMLButtonElement) {
      if (!this.isConnected) return labels?.call(this);
      return [...document.getElementsByTagName('label')].filter(
        (label) =>
          (label.hasAttribute('for') ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
      );
    },
  });

  // The looks at intervals may take a sixth of the time. What changes the document is still seen at once.
  const { setInterval } = globalThis;
  const politeInterval = (look: () => void, delay?: number, ...rest: unknown[]) => {
    if (look.name !== POLL_NAME) return Reflect.apply(setInterval, globalThis, [look, delay, ...rest]);
    let next = 0;
    const lookInTurn = () => {
      const started = performance.now();
      if (started < next) return;
      look();
      const ended = performance.now();
      next = ended + 5 * (ended - started);
    };
    return setInterval(lookInTurn, delay);
  };
  globalThis.setInterval = politeInterval as typeof setInterval; // Node's has a promisified form, which nothing uses

  return () => {
    configure({ getElementError });
    Element.prototype.matches = matches;
    Object.defineProperty(HTMLButtonElement.prototype, 'labels', { configurable: true, get: labels });
    globalThis.setInterval = setInterval;
  };
}
