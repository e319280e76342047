import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkAccessibility } from './accessibility';

/** What each story's test finds. The stories are for tests only: they are not in the sidebar. */
const meta: Meta = { title: 'Tests/Accessibility', tags: ['!dev', '!autodocs'] };
export default meta;
type Story = StoryObj;

/** Makes a fault, and repairs it before the story's own check. */
const expectFault = async (main: Element, markup: string, fault: RegExp) => {
  main.innerHTML = markup;
  await expect(checkAccessibility({ colors: true })).rejects.toThrow(fault);
  main.innerHTML = '';
};
const render = () => <main />;

export const NoName: Story = {
  render,
  play: ({ canvas }) => expectFault(canvas.getByRole('main'), '<button></button>', /button-name/),
};

export const ContrastInOneScheme: Story = {
  render,
  play: ({ canvas }) =>
    expectFault(
      canvas.getByRole('main'),
      '<style>[data-mantine-color-scheme="dark"] .pale { color: #333 }</style><p class="pale">Twelve or more</p>',
      /^Accessibility:\nIn the dark scheme: color-contrast/,
    ),
};
