import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect } from './SortSelect';

const meta = {
  title: 'Catalogue/SortSelect',
  component: SortSelect,
  args: { value: null, onChange: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 260, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CatalogOrder: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(await within(canvasElement).findByLabelText('Sort by'), 'price');
    await expect(args.onChange).toHaveBeenCalledWith('price');
  },
};

export const ByPrice: Story = { args: { value: 'price' } };
