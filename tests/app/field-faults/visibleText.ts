/** How each amount is to be printed: sign, symbol, thousands, two decimals (D-16). */
export const PRINTED = /^-?[$£€]\d{1,3}(,\d{3})*\.\d\d$/;

const SPOKEN = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
const AMOUNT = /-?[$£€][\d.,]*\d/g;
const NONSENSE = /NaN|Infinity|undefined|null|\[object|\d\.\d{3,}/;

/** All that a page says under `root`, piece by piece: its texts, and what it says to assistive technology alone. */
function sayings(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  const seen = new Set<Element>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('style, script')) continue;
    // Money prints its cents in a span of their own: those figures are read as one.
    const figures = parent.closest('[aria-hidden="true"]');
    const whole = figures && /^-?[$£€]/.test(figures.textContent) ? figures : null;
    if (whole && seen.has(whole)) continue;
    if (whole) seen.add(whole);
    texts.push(whole ? whole.textContent : (walker.currentNode.nodeValue ?? ''));
  }
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...attributes].filter((text) => text !== '');
}

/** Every amount under `root`, as printed. */
export const amountsIn = (root: Element = document.body) => sayings(root).flatMap((text) => text.match(AMOUNT) ?? []);

/** What under `root` is no amount although it should be, and what no page should ever say. */
export const wrongIn = (root: Element = document.body) =>
  sayings(root).filter(
    (text) => NONSENSE.test(text) || (text.match(AMOUNT) ?? []).some((amount) => !PRINTED.test(amount)),
  );

/** What under `root` still speaks of dollars, without the choice of currency and fields that say they take dollars. */
export function dollarsIn(root: Element = document.body): string[] {
  const copy = root.cloneNode(true) as Element; // a clone of an element is one
  for (const field of copy.querySelectorAll('[aria-label$="US dollars"]')) field.parentElement?.remove();
  for (const menu of copy.querySelectorAll('[role="menu"]')) menu.remove();
  return sayings(copy).filter((text) => text.includes('$'));
}

/** Minor units of a printed amount: '-$1,234.56' is -123456. */
export const minorUnits = (printed: string) => Number(printed.replaceAll(/[$£€,.]/g, ''));
