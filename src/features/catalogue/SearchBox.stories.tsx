import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = {
  title: 'Catalogue/SearchBox',
  component: SearchBox,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 520, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(box, 'flip 6');
    await expect(box).toHaveValue('flip 6');
  },
};

export const SearchedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(box, 'flip 6');
    const { x, y, width, height } = within(canvasElement)
      .getByRole('button', { name: 'Search' })
      .getBoundingClientRect();
    // What a finger meets there.
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(met?.closest('button')).toBe(within(canvasElement).getByRole('button', { name: 'Search' }));
  },
};

export const EmptyTermDoesNothing: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(box, '   {Enter}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('   ');
  },
};

export const LongTermOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('searchbox', { name: 'Search products' }));
    await userEvent.paste('wireless-noise-canceling-'.repeat(6));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
