import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceAlertDialog } from './PriceAlertDialog';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Product/PriceAlertDialog',
  component: PriceAlertDialog,
  args: { name: 'JBL Flip 6 Portable Speaker', unitUsd: 9999, onClose: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof PriceAlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const TheCartIsBeingRead: Story = {
  args: { unitUsd: null },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Set Price Alert' }));
    await expect(dialog.getByRole('status')).toHaveTextContent(/^Reading your cart for the price of JBL Flip 6/);
    await expect(dialog.getByRole('button', { name: 'Set alert' })).toHaveAccessibleDescription(/^Reading your cart/);
  },
};

export const TargetTooLow: Story = {
  play: async () => {
    const page = within(document.body);
    await enterText(userEvent, await page.findByLabelText(/^Email/), 'a@example.com');
    const target = page.getByLabelText(/^Target price/);
    await userEvent.clear(target);
    await userEvent.type(target, '50');
    await userEvent.click(page.getByRole('button', { name: /Set/ }));
    await expect(await page.findByText('Target Price Too Low', { selector: 'div' })).toBeInTheDocument();
  },
};

const fill = async (email: string, target: string) => {
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Set Price Alert' }));
  if (email) await userEvent.type(dialog.getByLabelText(/^Email/), email);
  if (target) await userEvent.type(dialog.getByLabelText(/^Target price/), target);
  await userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
  return dialog;
};

export const AlertSet: Story = {
  play: async ({ args }) => {
    await fill('a@example.com', '95');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(await within(document.body).findByText(/JBL Flip 6/, { selector: 'li *' })).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ args }) => {
    const dialog = await fill('', '');
    await expect(dialog.getByLabelText(/^Email/)).toBeInvalid();
    await expect(dialog.getByText('Enter a price with at most two decimals')).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const MemberInPoundsOnASmallPhone: Story = {
  globals: { currency: 'GBP', viewport: { value: 'smallPhone' } },
  parameters: { shop: { persona: 'V3' } },
  args: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk portable speaker with everything' },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Set Price Alert' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
