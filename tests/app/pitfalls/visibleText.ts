/** A well-formed amount: sign, symbol, thousands separators, two decimals (D-16). */
const WELL_FORMED_AMOUNT = /^-?[$£€]\d{1,3}(,\d{3})*\.\d\d$/;

const TEXT_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
const AMOUNT = /-?[$£€][\d.,]*\d/g;
const INVALID_TEXT = /NaN|Infinity|undefined|null|\[object|\d\.\d{3,}/;

/** All text under `root`: text nodes, and attributes that assistive technology reads. */
function textsIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  const seen = new Set<Element>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('style, script')) continue;
    // Money renders its cents in a separate span; the parts are joined here.
    const figures = parent.closest('[aria-hidden="true"]');
    const amount = figures && /^-?[$£€]/.test(figures.textContent) ? figures : null;
    if (amount && seen.has(amount)) continue;
    if (amount) seen.add(amount);
    texts.push(amount ? amount.textContent : (walker.currentNode.nodeValue ?? ''));
  }
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...attributes].filter((text) => text !== '');
}

/** All displayed amounts under `root`. */
export const amountsIn = (root: Element = document.body) => textsIn(root).flatMap((text) => text.match(AMOUNT) ?? []);

/** Texts under `root` with a malformed amount, or that no page should contain, such as `NaN`. */
export const invalidTextsIn = (root: Element = document.body) =>
  textsIn(root).filter(
    (text) => INVALID_TEXT.test(text) || (text.match(AMOUNT) ?? []).some((amount) => !WELL_FORMED_AMOUNT.test(amount)),
  );

/** Texts under `root` with dollar amounts, except in the currency menu and in fields labeled as US dollars. */
export function dollarsIn(root: Element = document.body): string[] {
  const copy = root.cloneNode(true) as Element; // a clone of an element is one
  for (const field of copy.querySelectorAll('[aria-label$="US dollars"]')) field.parentElement?.remove();
  for (const menu of copy.querySelectorAll('[role="menu"]')) menu.remove();
  return textsIn(copy).filter((text) => text.includes('$'));
}

/** Minor units of a displayed amount: '-$1,234.56' is -123456. */
export const minorUnits = (amount: string) => Number(amount.replaceAll(/[$£€,.]/g, ''));
