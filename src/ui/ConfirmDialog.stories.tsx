import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete all items?',
    children: 'Your cart holds 3 products. They will all be taken out.',
    confirmLabel: 'Delete all',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Delete all items?' }));

export const UnsavedChanges: Story = {
  play: async ({ args }) => {
    const open = await dialog();
    await waitFor(() => expect(open.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(open.getByRole('button', { name: 'Delete all' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const DefaultTone: Story = {
  args: { title: 'Mark as paid?', children: 'The buyer gets an email.', confirmLabel: 'Mark as paid', tone: 'default' },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
