/**
 * A fast `getComputedStyle` for the properties that queries by role and `toBeVisible` read. jsdom matches every style rule against
 * the element and all its ancestors for each call and starts again after each change of the document, which takes most
 * of the time of a test on a whole page. Component tests load no CSS (`css: false`), so these five properties depend on
 * the element, its inline style and the browser's own style sheet alone. All other properties come from jsdom.
 */
export function installComputedStyle(window: Window & typeof globalThis) {
  const original = window.getComputedStyle.bind(window);
  const blank = window.document.implementation.createHTMLDocument();
  const defaultDisplays = new Map<string, string>();

  /** The display value of the browser's own style sheet, read from jsdom once for each kind of element. */
  const defaultDisplay = (element: Element) => {
    const attributes = ['hidden', 'type'].flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    });
    const kind = [element.namespaceURI, element.localName, ...attributes.flat()].join(' ');
    let display = defaultDisplays.get(kind);
    if (display === undefined) {
      const sample = blank.createElementNS(element.namespaceURI, element.localName);
      for (const [name, value] of attributes) sample.setAttribute(name, value);
      blank.body.append(sample);
      ({ display } = original(sample));
      sample.remove();
      defaultDisplays.set(kind, display);
    }
    return display;
  };
  const inlineValue = (element: Element, property: string) =>
    (element as Partial<ElementCSSInlineStyle>).style?.getPropertyValue(property) ?? ''; // only HTML and SVG have one
  const inherited = (element: Element, property: string, initial: string) => {
    for (let current: Element | null = element; current; current = current.parentElement) {
      const value = inlineValue(current, property);
      if (value !== '' && value !== 'inherit') return value;
    }
    return initial;
  };

  const read = (element: Element, property: string): string | undefined => {
    if (property === 'display') {
      // These depend on the element's state or place.
      const special = ['dialog', 'details'];
      if (special.includes(element.localName) || element.hasAttribute('popover')) return undefined;
      if (element.parentElement?.localName === 'details') return undefined;
      return inlineValue(element, property) || defaultDisplay(element);
    }
    if (property === 'visibility') return inherited(element, property, 'visible');
    if (property === 'pointer-events' || property === 'pointerEvents')
      return inherited(element, 'pointer-events', 'auto');
    if (property === 'opacity') return inlineValue(element, property) || '1';
    return undefined;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    let style: CSSStyleDeclaration | undefined;
    const full = () => (style ??= original(element, pseudoElement));
    if (pseudoElement) return full();
    return new Proxy({} as CSSStyleDeclaration, {
      // reads other properties from jsdom on demand
      get(_target, property) {
        const quick = (name: string) => read(element, name);
        if (property === 'getPropertyValue') return (name: string) => quick(name) ?? full().getPropertyValue(name);
        const value: unknown =
          (typeof property === 'string' ? quick(property) : undefined) ?? Reflect.get(full(), property);
        return typeof value === 'function' ? value.bind(full()) : value;
      },
    });
  };
  return () => {
    window.getComputedStyle = original;
  };
}
