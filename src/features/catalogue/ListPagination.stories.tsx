import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListPagination } from './ProductList';

const meta = {
  title: 'Catalogue/ListPagination',
  component: ListPagination,
  args: { total: 10_000, page: 1, onChange: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 900, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ args, canvasElement }) => {
    const pages = within(await within(canvasElement).findByRole('navigation', { name: 'Pages' }));
    await expect(await pages.findByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const MiddlePage: Story = { args: { page: 104 } };

export const LastPage: Story = { args: { page: 209 } };

export const OnePageHasNoPagination: Story = {
  args: { total: 48 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const MiddlePageOnASmallPhone: Story = {
  args: { page: 104 },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Page 104' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
