import axe from 'axe-core';

const ATTRIBUTE = 'data-mantine-color-scheme';

const OPTIONS: axe.RunOptions = {
  // A story has no frames of its own: the provider's card fields are another page.
  iframes: false,
  // No rule needs the style sheets.
  preload: false,
  // Computing a selector reads the whole document; a fault shows the element's HTML.
  selectors: false,
  resultTypes: ['violations'],
};

/** They compute what lies behind each text, which takes most of axe's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function findFaults(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, { ...OPTIONS, ...options });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id} (${help}): ${html}\n    ${reasons.join(' ')}`;
    }),
  );
}

/**
 * The faults of contrast in the color scheme that is not shown. The schemes differ only in CSS variables, so switching the
 * attribute is enough, and no story has to run twice.
 */
async function findContrastFaultsInOtherScheme(): Promise<string[]> {
  const root = document.documentElement;
  const shown = root.getAttribute(ATTRIBUTE) ?? 'light';
  const other = shown === 'dark' ? 'light' : 'dark';
  root.setAttribute(ATTRIBUTE, other);
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  try {
    const faults = await findFaults({ runOnly: ['color-contrast'] });
    return faults.map((fault) => `In the ${other} scheme: ${fault}`);
  } finally {
    root.setAttribute(ATTRIBUTE, shown);
  }
}

/**
 * Checks what the story shows with axe, and its contrast in both color schemes.
 * @throws Error that lists each element with its faults
 */
export async function checkAccessibility({ colors }: { colors: boolean }): Promise<void> {
  const off = colors ? ['region'] : ['region', ...COLOR_RULES];
  const faults = await findFaults({ rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) });
  if (colors) faults.push(...(await findContrastFaultsInOtherScheme()));
  if (faults.length > 0) throw new Error(`Accessibility:\n${faults.join('\n')}`);
}
