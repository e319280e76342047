import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GridResult } from './GridResult';

const added = (label: string) => ({ key: label, label, added: true, detail: '12 pieces at $84.99 each' });
const refused = (label: string) => ({ key: label, label, added: false, detail: 'Out of stock.' });

/** Its `ref` goes nowhere here. */
const Result = (props: Omit<ComponentProps<typeof GridResult>, 'ref'>) => (
  <GridResult {...props} ref={createRef<HTMLElement>()} />
);

const meta = {
  title: 'Product/GridResult',
  component: Result,
  args: {
    lines: [added('Black'), added('Teal')],
    busy: false,
    onRetry: fn(),
    cartLink: <a href="#cart">View My Cart</a>,
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAdded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('All 2 lines added.')).toBeVisible();
  },
};

export const SomeRefused: Story = {
  args: { lines: [added('Black'), refused('Teal'), refused('A color whose name is longer than most')] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try the 2 failed lines again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingAdded: Story = {
  args: { lines: [refused('Teal')] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'View My Cart' })).toBeNull();
  },
};

export const TryingAgain: Story = {
  args: { lines: [added('Black'), refused('Teal')], busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try the failed line again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
