import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleChips } from './ToggleChips';

const meta = {
  title: 'UI/ToggleChips',
  component: ToggleChips,
  args: {
    label: 'Stock',
    options: [
      { value: 'in_stock', label: 'In stock' },
      { value: 'low_stock', label: 'Low stock' },
      { value: 'out_of_stock', label: 'Out of stock' },
    ],
    value: null,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Low stock' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('low_stock');
  },
};

export const OneChosen: Story = {
  args: { value: 'low_stock' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Low stock', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
