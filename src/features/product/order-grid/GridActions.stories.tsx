import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GridActions } from './GridActions';

const nothing = { pieces: 0, sum: 0, saving: 0, lines: 0, tooMany: false };
const forty = { pieces: 40, sum: 344_960, saving: 55_000, lines: 2, tooMany: false };

const meta = {
  title: 'Product/GridActions',
  component: GridActions,
  args: { totals: forty, progress: null, onAdd: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GridActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FortyPiecesOnTwoLines: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByText('40 pieces on 2 lines')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add 40 pieces' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const OnePieceSavesNothing: Story = {
  args: { totals: { pieces: 1, sum: 9999, saving: 0, lines: 1, tooMany: false } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add 1 piece' })).toBeVisible();
    await expect(within(canvasElement).queryByText(/^You save/)).toBeNull();
  },
};

export const PriceOnRequest: Story = {
  args: { totals: { ...forty, sum: null, saving: 0 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Price on request')).toBeVisible();
  },
};

export const NothingEntered: Story = {
  args: { totals: nothing },
  play: async ({ args, canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add pieces' });
    await expect(add).toHaveAccessibleDescription('Enter how many pieces you want of each.');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const MoreThanALineHolds: Story = { args: { totals: { ...forty, tooMany: true } } };

export const TheSecondOfFiveIsBeingAdded: Story = {
  args: { progress: { done: 1, of: 5 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Adding 2 of 5...' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const MillionsInPoundsOnASmallPhone: Story = {
  globals: { currency: 'GBP', viewport: { value: 'smallPhone' } },
  args: { totals: { pieces: 1_999_998, sum: 14_999_785_002, saving: 4_998_000_000, lines: 12, tooMany: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add 1,999,998 pieces' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
