import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceList } from './ChoiceList';

const meta = { title: 'Checkout/ChoiceList', component: ChoiceList } satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = [
  { value: 'local', label: 'USA Local Warehouse', description: '2-4 days', price: '$9.30' },
  { value: 'express', label: 'Express UPS/FedEx/DHL', description: '6-10 days', price: '$27.50' },
];

export const NothingChosen: Story = {
  args: { title: 'Shipping method', choices, value: null, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Shipping method' })).toBeVisible();
    // The whole row can be pressed.
    await userEvent.click(within(canvasElement).getByText('$27.50'));
    await expect(args.onChange).toHaveBeenCalledWith('express');
  },
};

export const Chosen: Story = { args: { title: 'Shipping method', choices, value: 'local', onChange: fn() } };
