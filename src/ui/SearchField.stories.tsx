import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search in this list', value: '', onSearch: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Search in this list'), '  flip ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('flip'));
  },
};

export const WithATerm: Story = { args: { value: 'speaker' } };

export const EnterAppliesImmediately: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Search in this list'), 'jbl{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('jbl');
  },
};

export const BlurAppliesImmediately: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Search in this list'), 'jbl');
    await userEvent.tab();
    await expect(args.onSearch).toHaveBeenCalledWith('jbl');
  },
};
