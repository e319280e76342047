import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'UI/AlertDialog',
  component: AlertDialog,
  args: { message: 'Please select a payment method', onClose: fn() },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const alert = within(await within(document.body).findByRole('alertdialog', { name: args.message ?? '' }));
    await waitFor(() => expect(alert.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongMessage: Story = {
  args: {
    message: 'Payment failed: the bank could not verify this card. Please use another card, or pay with PayPal.',
  },
};
