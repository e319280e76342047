import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceChips } from './ChoiceChips';

const meta = {
  title: 'Product/ChoiceChips',
  component: ChoiceChips,
  args: {
    label: 'Model',
    value: '1m',
    onChange: fn(),
    options: [
      { value: '1m', label: '1 m', price: '$12.00' },
      { value: '2m', label: '2 m', price: '$15.99' },
    ],
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const LongNames: Story = {
  args: {
    options: [
      { value: 'a', label: 'With active noise canceling and the wireless charging case', price: '$139.00' },
      { value: 'b', label: 'Without', price: '$99.50' },
    ],
  },
};
