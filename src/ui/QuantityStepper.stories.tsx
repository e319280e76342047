import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper';

const meta = {
  title: 'UI/QuantityStepper',
  component: QuantityStepper,
  args: { value: 1, label: 'Quantity of Studio Buds', onChange: fn(), onCommit: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(quantity) => {
          args.onChange(quantity);
          setValue(quantity);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnePiece: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ClearedAndLeft: Story = {
  args: { value: 12 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await expect(field).toHaveValue('1');
  },
};

export const LettersRejected: Story = {
  args: { value: 12 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.type(field, 'e-+.');
    await expect(field).toHaveValue('12');
  },
};

export const WholePiecesOnly: Story = {
  args: { value: 12 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5');
    await userEvent.tab();
    await expect(field).toHaveValue('12');
    await expect(field).toHaveAccessibleDescription('Whole pieces only. The quantity is still 12.');
    await expect(args.onCommit).toHaveBeenLastCalledWith(12);
  },
};

export const MoreThanIsPossible: Story = {
  args: { value: 12 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '99999999999');
    await userEvent.tab();
    await expect(field).toHaveValue('999999');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You entered 99,999,999,999. The quantity is 999,999, the most that is possible.',
    );
  },
};

export const NextPriceOffered: Story = {
  args: { value: 24, nextStep: { quantity: 30, label: 'Add 6 more for 15% off' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 6 more for 15% off' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30');
  },
};

export const OnACartLine: Story = { args: { value: 24, size: 'sm' } };
export const WaitingForTheServer: Story = { args: { value: 24, busy: true } };
export const AtMaximum: Story = { args: { value: 999_999 } };
