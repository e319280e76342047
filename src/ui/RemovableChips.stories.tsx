import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RemovableChips } from './RemovableChips';

const remove = fn();

const meta = {
  title: 'UI/RemovableChips',
  component: RemovableChips,
  args: {
    label: 'Filters in use',
    chips: [
      { key: 'region', label: 'EU stock', onRemove: remove },
      { key: 'price', label: '$25.00 to $80.00', onRemove: remove },
    ],
  },
} satisfies Meta<typeof RemovableChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole('button', { name: 'Remove EU stock' }));
    await expect(remove).toHaveBeenCalled();
    await expect(row.getByRole('button', { name: 'Remove $25.00 to $80.00' })).toHaveFocus();
  },
};

export const WithClearAll: Story = {
  args: {
    children: (
      <Button variant="subtle" size="compact-sm" color="gray">
        Clear all
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: { chips: [{ key: 'brand', label: 'A brand whose name goes on and on '.repeat(5), onRemove: remove }] },
};
