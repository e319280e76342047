import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ViewSwitch } from './ViewSwitch';

const meta = {
  title: 'Catalogue/ViewSwitch',
  component: ViewSwitch,
  args: { value: 'grid', onChange: fn(), onIntent: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByText('Table')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('table');
    await expect(args.onIntent).toHaveBeenCalled();
  },
};

export const Table: Story = { args: { value: 'table' } };
