import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OfferPopup } from './OfferPopup';

const meta = {
  title: 'Offers/OfferPopup',
  component: OfferPopup,
  args: { takeFocus: false, onClose: fn() },
} satisfies Meta<typeof OfferPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByItself: Story = {};

export const OpenedByTheVisitor: Story = { args: { takeFocus: true } };

export const ClosedByHand: Story = {
  args: { takeFocus: true },
  play: async ({ args, canvasElement }) => {
    const offer = within(canvasElement).getByRole('dialog', { name: '10% off for new customers' });
    await expect(offer).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(within(offer).getByRole('button', { name: 'Close offer' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const BesideAFocusedFooterLink: Story = {
  render: (args) => (
    <>
      <OfferPopup {...args} />
      <footer>
        <a href="/privacy">Privacy</a>
      </footer>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const offer = canvas.getByRole('dialog', { name: '10% off for new customers' });
    const shown = (opacity: string) => waitFor(() => expect(getComputedStyle(offer).opacity).toBe(opacity));
    await shown('1');
    canvas.getByRole('link', { name: 'Privacy' }).focus();
    await shown('0');
    await userEvent.tab({ shift: true });
    await expect(within(offer).getByRole('button', { name: 'Copy code' })).toHaveFocus();
    await shown('1');
  },
};
