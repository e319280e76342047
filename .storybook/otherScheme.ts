import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

const ATTRIBUTE = 'data-mantine-color-scheme';

interface AxeResult {
  violations?: { nodes: { target: string[]; any: { message: string }[] }[] }[];
}

/**
 * Contrast once more, in the scheme in which the story was not shown. Both schemes differ by CSS variables alone, so the
 * attribute is switched on what is there instead of running each story twice.
 * @throws Error with each element and its colours
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
        a11y: { ...context.parameters.a11y, options: { runOnly: ['color-contrast'], resultTypes: ['violations'] } },
      },
      // The panel shows the scheme that the person sees.
      reporting: { reports: [], addReport: ({ result }) => void results.push(result as AxeResult) }, // axe's own
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
