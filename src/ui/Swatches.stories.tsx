import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Swatches } from './Swatches';

const options = [
  { name: 'Black', hex: '#2C2E33' },
  { name: 'White', hex: '#ECECEA' },
  { name: 'Blue', hex: '#2E5C9E' },
  { name: 'Rose gold', hex: '#E2BBAF' },
  { name: 'Surprise', hex: null },
];

const meta = {
  title: 'UI/Swatches',
  component: Swatches,
  args: { options, value: 'Black', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Swatches
        {...args}
        value={value}
        onChange={(name) => {
          args.onChange(name);
          setValue(name);
        }}
      />
    );
  },
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
export const NoneChosen: Story = { args: { value: null } };
export const PressingSelectedOptionClearsIt: Story = {
  play: async ({ args, canvasElement }) => {
    const black = within(canvasElement).getByRole('button', { name: 'Black' });
    await userEvent.click(black);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(black).toHaveAttribute('aria-pressed', 'false');
  },
};
export const DotsOnACard: Story = { args: { variant: 'dots', value: 'Blue' } };
export const ManyOnACard: Story = { args: { variant: 'dots', limit: 3 } };
