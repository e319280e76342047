import axe from 'axe-core';

const ATTRIBUTE = 'data-mantine-color-scheme';

const OPTIONS: axe.RunOptions = {
  // A story has no frames of its own: the provider's card fields are another page.
  iframes: false,
  // No rule needs the style sheets.
  preload: false,
  // Computing a selector reads the whole document; a fault shows the element's HTML.
  selectors: false,
};

/** They compute what lies behind each text, which takes most of axe's time. */
const CONTRAST = 'color-contrast';
const COLOR_RULES = [CONTRAST, 'link-in-text-block'];

async function faultsOf(context: axe.ElementContext, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(context, { ...OPTIONS, resultTypes: ['violations'], ...options });
  return describe(violations);
}

const describe = (violations: axe.Result[]) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, any, all, none }) =>
        `${id} (${help}): ${html}\n    ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`,
    ),
  );

/**
 * Checks what the story shows with axe, and its contrast in both color schemes.
 * @throws Error that lists each element with its faults
 */
export async function checkAccessibility({ colors }: { colors: boolean }): Promise<void> {
  const off = colors ? [CONTRAST] : COLOR_RULES;
  const rules = Object.fromEntries(['region', ...off].map((rule) => [rule, { enabled: false }]));
  const faults = await faultsOf(document.body, { rules });
  if (colors) faults.push(...(await contrastFaults()));
  if (faults.length > 0) throw new Error(`Accessibility:\n${faults.join('\n')}`);
}

/**
 * The schemes differ only in CSS variables, so switching the attribute is enough, and no story has to run twice. Text whose
 * like has passed in both schemes, in this story or in one before it, is not checked again.
 */
async function contrastFaults(): Promise<string[]> {
  const texts = newTexts();
  if (texts.size === 0) return [];
  const root = document.documentElement;
  const shown = root.getAttribute(ATTRIBUTE) ?? 'light';
  const faults: string[] = [];
  const undecided = new Set<Element | undefined>();
  try {
    for (const scheme of [shown, shown === 'dark' ? 'light' : 'dark']) {
      root.setAttribute(ATTRIBUTE, scheme);
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const { violations, incomplete } = await axe.run(
        { include: [...texts.values()] },
        { ...OPTIONS, runOnly: [CONTRAST], elementRef: true, resultTypes: ['violations', 'incomplete'] },
      );
      for (const { nodes } of [...violations, ...incomplete]) for (const { element } of nodes) undecided.add(element);
      faults.push(...describe(violations).map((fault) => `In the ${scheme} scheme: ${fault}`));
    }
  } finally {
    root.setAttribute(ATTRIBUTE, shown);
  }
  for (const [likeness, element] of texts) if (!undecided.has(element)) passed.add(likeness);
  return faults;
}

/** Attributes that identify one element or tell what it shows: no style depends on their values. */
const NAMES =
  /^(id|for|name|href|src|srcset|alt|title|value|placeholder|d|aria-(label|labelledby|describedby|controls|owns))$/;

/** States that styles depend on, also those of an element around them (`:has`, `:focus-within`). */
const STATES = [':checked', ':disabled', ':focus', ':focus-visible', ':hover', ':indeterminate', ':invalid'];

/** Likenesses are numbered, since a likeness contains that of the parent. All stories of a worker share this module. */
const numbers = new Map<string, number>();
const passed = new Set<number>();

function numberOf(likeness: string): number {
  let number = numbers.get(likeness);
  if (number === undefined) numbers.set(likeness, (number = numbers.size));
  return number;
}

/**
 * One element with text for each likeness that has not passed. Two elements are alike if they and all their ancestors have the
 * same tag, attributes, states and place among their siblings.
 */
function newTexts(): Map<number, Element> {
  const states = new Map<Element, string>();
  for (const state of STATES)
    for (const match of document.querySelectorAll(state))
      for (let element: Element | null = match; element; element = element.parentElement)
        if (!states.get(element)?.endsWith(state)) states.set(element, (states.get(element) ?? '') + state);

  const found = new Map<number, Element>();
  const visit = (element: Element, parent: number | string, place: string) => {
    const attributes = [...element.attributes].filter(({ name }) => !NAMES.test(name));
    const own = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
    const likeness = numberOf([parent, place, element.localName, states.get(element), ...own].join(' '));
    const isNew = !passed.has(likeness) && !found.has(likeness);
    if (isNew && element.localName !== 'style' && hasText(element)) found.set(likeness, element);
    const { length } = element.children;
    // Styles tell the first and the last element apart, those after another kind, and the stripes of a table.
    [...element.children].forEach((child, index) => {
      const before = child.previousElementSibling?.localName;
      visit(child, likeness, [index === 0, index === length - 1, before, index % 2].join(' '));
    });
  };
  visit(document.body, `${innerWidth}`, '');
  return found;
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
