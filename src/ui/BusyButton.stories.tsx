import IconShoppingCart from '@tabler/icons-react/icons/IconShoppingCart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BusyButton } from './BusyButton';

const meta = {
  title: 'UI/BusyButton',
  component: BusyButton,
  args: { busy: false, children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof BusyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Add to Cart' });

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const BusyKeepsFocusAndIgnoresPresses: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};
export const RingReplacesIcon: Story = {
  args: { busy: true, leftSection: <IconShoppingCart size={18} aria-hidden /> },
};
export const WithAnIcon: Story = { args: { leftSection: <IconShoppingCart size={18} aria-hidden /> } };
export const DefaultVariant: Story = { args: { variant: 'default' } };
export const DefaultVariantBusy: Story = { args: { variant: 'default', busy: true } };
