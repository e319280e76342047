import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkAccessibility } from './accessibility';

/** What each story's test finds. The stories are for tests only: they are not in the sidebar. */
const meta: Meta = { title: 'Tests/Accessibility', tags: ['!dev', '!autodocs'] };
export default meta;
type Story = StoryObj;

const text = 'Twelve pieces or more';
const style = '[data-mantine-color-scheme="dark"] .test-of-dark { color: #333 !important; }';

/** Text that has passed gets other colors. */
const checkAfter = async (
  canvasElement: HTMLElement,
  change: (main: Element, text: Element) => void,
  faults: RegExp,
) => {
  await checkAccessibility({ colors: true });
  const main = canvasElement.querySelector('main')!; // `render` has both
  const html = main.innerHTML;
  change(main, main.querySelector('p')!);
  await expect(checkAccessibility({ colors: true })).rejects.toThrow(faults);
  main.removeAttribute('style');
  main.innerHTML = html;
};

const render = () => (
  <main>
    <style>{style}</style>
    <p>{text}</p>
  </main>
);

export const OtherScheme: Story = {
  render,
  play: ({ canvasElement }) =>
    checkAfter(
      canvasElement,
      (_main, paragraph) => (paragraph.className = 'test-of-dark'),
      /In the dark scheme: color-contrast/,
    ),
};

export const InlineStyle: Story = {
  render,
  play: ({ canvasElement }) =>
    checkAfter(
      canvasElement,
      (_main, paragraph) => paragraph.setAttribute('style', 'color: #bbb; background: #fff'),
      /In the light scheme: color-contrast[^]*In the dark scheme: color-contrast/,
    ),
};

export const AroundIt: Story = {
  render,
  play: ({ canvasElement }) =>
    checkAfter(canvasElement, (main) => main.setAttribute('style', 'opacity: 0.4'), /color-contrast/),
};

export const NoName: Story = {
  render,
  play: ({ canvasElement }) =>
    checkAfter(canvasElement, (_main, paragraph) => (paragraph.innerHTML = '<button></button>'), /button-name/),
};
