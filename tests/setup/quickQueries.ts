import { configure, getConfig } from '@testing-library/react';
import { printDocumentOnce } from './elementErrors';

/** A compound selector that begins with an element's name: 'input[type="checkbox"]', not 'a, b' or 'ul > li'. */
const COMPOUND = /^([a-z][a-z0-9]*)(?:\[[^\s,]*\]|:not\([^\s,]*\))*$/;
const POLL_NAME = 'checkRealTimersCallback';

/**
 * Makes waiting with Testing Library cheap on whole pages. `findBy…` and `waitFor` check again after each change of the
 * document and every 50 ms; on a slow machine these checks leave no time for what they wait for.
 */
export function installQuickQueries() {
  const { getElementError } = getConfig();
  configure(printDocumentOnce(getConfig));

  // A query by role matches each candidate against a hundred selectors, nearly all of which name another element.
  const { matches } = Element.prototype;
  const names = new Map<string, string | null>();
  // The overloads infer the element's type from the selector; the cast keeps them.
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

  // Interval checks may take at most a sixth of the time. Changes of the document are still checked immediately.
  const { setInterval } = globalThis;
  const throttledInterval = (check: () => void, delay?: number, ...rest: unknown[]) => {
    if (check.name !== POLL_NAME) return Reflect.apply(setInterval, globalThis, [check, delay, ...rest]);
    let next = 0;
    const poll = () => {
      const started = performance.now();
      if (started < next) return;
      check();
      const ended = performance.now();
      next = ended + 5 * (ended - started);
    };
    return setInterval(poll, delay);
  };
  globalThis.setInterval = throttledInterval as typeof setInterval; // Node's has a promisified form, which nothing uses

  return () => {
    configure({ getElementError });
    Element.prototype.matches = matches;
    Object.defineProperty(HTMLButtonElement.prototype, 'labels', { configurable: true, get: labels });
    globalThis.setInterval = setInterval;
  };
}
