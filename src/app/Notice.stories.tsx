import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createStore } from '@/lib/store';
import { Notice } from './Notice';

const meta = {
  title: 'Shell/Notice',
  component: Notice,
  args: { store: createStore<string | null>('The mock server runs in this page: the worker could not start.') },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMessage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('the worker could not start');
  },
};

export const WithoutMessage: Story = {
  args: { store: createStore<string | null>(null) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
