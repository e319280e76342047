import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

const ATTRIBUTE = 'data-mantine-color-scheme';

interface AxeResult {
  violations?: { nodes: { target: string[]; any: { message: string }[] }[] }[];
}

/**
 * Checks the contrast in the color scheme that the story was not shown in. The schemes differ only in CSS variables, so
 * switching the attribute is enough, and no story has to run twice.
 * @throws Error that lists each element with its colors
 */
export async function checkContrastInOtherScheme(context: StoryContext): Promise<void> {
  const root = document.documentElement;
  const shown = root.getAttribute(ATTRIBUTE);
  if (shown === null) return;
  const other = shown === 'dark' ? 'light' : 'dark';
  const results: AxeResult[] = [];
  root.setAttribute(ATTRIBUTE, other);
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  try {
    await checkAccess({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: {
          ...context.parameters.a11y,
          options: { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false },
        },
      },
      // Not reported to the panel, which shows the visible scheme.
      reporting: { reports: [], addReport: ({ result }) => void results.push(result as AxeResult) }, // the result of axe
    }).catch((error: unknown) => {
      if (results.length === 0) throw error;
    });
  } finally {
    root.setAttribute(ATTRIBUTE, shown);
  }
  const faults = results.flatMap(({ violations = [] }) => violations.flatMap(({ nodes }) => nodes));
  if (faults.length > 0)
    throw new Error(
      `In the ${other} scheme:\n${faults.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`).join('\n')}`,
    );
}
