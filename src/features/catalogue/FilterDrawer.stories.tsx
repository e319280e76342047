import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilterDrawer } from './FilterDrawer';
import { readListFilters } from './listFilters';

const filters = (search = '') => readListFilters(new URLSearchParams(search));

const meta = {
  title: 'Catalogue/FilterDrawer',
  component: FilterDrawer,
  args: {
    opened: true,
    onClose: fn(),
    onClear: fn(),
    filters: filters(),
    brands: ['Apple', 'Bose', 'JBL'],
    change: fn(),
    count: 0,
    total: 74,
  },
  parameters: { shop: {} },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => {
  const dialog = await within(document.body).findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const NoneSelected: Story = {
  play: async ({ args }) => {
    const open = await drawer();
    // Nothing to clear: the button can be reached and does nothing.
    await userEvent.click(open.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole('button', { name: 'EU stock' }));
    await expect(args.change).toHaveBeenLastCalledWith({ region: 'EU' });
    await userEvent.click(open.getByRole('button', { name: 'Show 74 products' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllChosen: Story = {
  args: {
    filters: filters('region=EU&stock=low_stock&minPrice=10&maxPrice=75.50&brand=jbl&minRating=4.5&anc=true'),
    count: 6,
    total: 1,
  },
  play: async ({ args }) => {
    const open = await drawer();
    await expect(open.getByRole('button', { name: 'Show 1 product' })).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NoMatches: Story = { args: { filters: filters('minPrice=9000'), count: 1, total: 0 } };

export const CountLoading: Story = {
  args: { filters: filters('region=EU'), count: 1, total: undefined },
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: 'Show products' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } }, args: { total: 10_000 } };
