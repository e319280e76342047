import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OfferPopup } from './OfferPopup';

const meta = {
  title: 'Offers/OfferPopup',
  component: OfferPopup,
  args: { takeFocus: false, onClose: fn() },
} satisfies Meta<typeof OfferPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CameByItself: Story = {};

export const AskedFor: Story = { args: { takeFocus: true } };
