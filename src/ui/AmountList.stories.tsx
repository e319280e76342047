import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountList, AmountRow } from './AmountList';
import { PendingAmount } from './PendingAmount';

const meta = {
  title: 'UI/AmountList',
  component: AmountList,
  args: {
    children: (
      <>
        <AmountRow label="Subtotal" amount="$2,549.70" note="after membership discount of $203.98" />
        <AmountRow label="Membership discount (V3, 8%)" amount="-$203.98" saving />
        <AmountRow label="Shipping" amount="$89.17" />
        <AmountRow label="Total" amount="$2,434.89" strong />
      </>
    ),
  },
} satisfies Meta<typeof AmountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Totals: Story = {};
export const TotalNotKnown: Story = {
  args: {
    children: (
      <>
        <AmountRow label="Subtotal" amount="$2,549.70" />
        <AmountRow label="Total" amount={<PendingAmount />} strong />
      </>
    ),
  },
};
