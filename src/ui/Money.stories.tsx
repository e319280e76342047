import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money';

const meta = { title: 'UI/Money', component: Money, args: { text: '$1,234.56' } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InRunningText: Story = {
  render: (args) => (
    <p>
      The order comes to <Money {...args} /> before shipping.
    </p>
  ),
};
export const PricePerPiece: Story = { args: { text: '$84.99', size: 'xl', each: true } };
export const OldPrice: Story = { args: { text: '$99.99', struck: true, size: 'sm' } };
export const GrandTotal: Story = { args: { size: 'display' } };
export const InPounds: Story = { args: { text: '£67.50', size: 'lg', each: true } };
export const WithoutCents: Story = { args: { text: '$4,000', size: 'lg' } };
