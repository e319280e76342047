import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PendingAddDialog } from './PendingAddDialog';

const meta = {
  title: 'Cart/PendingAddDialog',
  component: PendingAddDialog,
  args: {
    pendingAdd: {
      productId: 301,
      name: 'JBL Flip 6 Portable Speaker',
      quantity: 30,
      color: 'Black',
      model: null,
      ancOption: null,
      options: 'Black',
    },
    onClose: fn(),
  },
  parameters: { shop: { persona: 'V3' } },
} satisfies Meta<typeof PendingAddDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await within(document.body).findByRole('dialog', { name: 'Add it now?' }));

export const AddedOnYes: Story = {
  play: async ({ args }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await within(document.body).findByText('Added to Cart')).toBeVisible();
  },
};

export const TheAddFails: Story = {
  parameters: { shop: { persona: 'V3', server: { faults: { addCartLine: { status: 500 } } } } },
  play: async ({ args }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Adding: Story = {
  parameters: { shop: { persona: 'V3', server: { latency: { addCartLine: 600_000 } } } },
  play: async () => {
    const open = await question();
    await userEvent.click(open.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(open.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-busy', 'true'));
  },
};
