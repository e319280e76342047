import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceAlertDialog } from './PriceAlertDialog';

const meta = {
  title: 'Product/PriceAlertDialog',
  component: PriceAlertDialog,
  args: { name: 'JBL Flip 6 Portable Speaker', unitUsd: 9999, onClose: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof PriceAlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const TargetTooLow: Story = {
  play: async () => {
    const page = within(document.body);
    await userEvent.type(await page.findByLabelText(/^Email/), 'a@example.com');
    const target = page.getByLabelText(/^Target price/);
    await userEvent.clear(target);
    await userEvent.type(target, '50');
    await userEvent.click(page.getByRole('button', { name: /Set/ }));
    await expect(await page.findByText('Target Price Too Low', { selector: 'div' })).toBeInTheDocument();
  },
};
