import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CategoryFilter } from './CategoryFilter';
import { CATEGORY_LINKS } from './categories';
import { NO_FILTERS, readListFilters } from './listFilters';
import { ListLayout } from './ListLayout';
import { SearchField } from '@/ui/SearchField';
import { LocalStockBox } from './LocalStockBox';

const filters = (search = '') => readListFilters(new URLSearchParams(search));

const meta = {
  title: 'Catalogue/ListLayout',
  component: ListLayout,
  args: {
    filters: filters(),
    change: fn(),
    brands: ['Apple', 'Bose', 'JBL'],
    total: 74,
    count: '74 products',
    children: <p>The products.</p>,
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1280, padding: 20, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    await expect(await list.findByRole('status')).toHaveTextContent('74 products');
    await expect(list.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    await userEvent.selectOptions(list.getByLabelText('Sort by'), 'price');
    await expect(args.change).toHaveBeenLastCalledWith({ sort: 'price' });
    await userEvent.click(list.getByRole('button', { name: 'Show as table' }));
    await expect(args.change).toHaveBeenLastCalledWith({ view: 'table' }, { replace: true });
  },
};

export const ActiveFilters: Story = {
  args: { filters: filters('region=EU&brand=JBL&maxPrice=150&view=table'), total: 9, count: '9 products' },
  play: async ({ args, canvasElement }) => {
    const chips = within(await within(canvasElement).findByRole('list', { name: 'Filters in use' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove EU stock' }));
    await expect(args.change).toHaveBeenLastCalledWith({ region: null });
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(args.change).toHaveBeenLastCalledWith(NO_FILTERS);
    await expect(within(canvasElement).getByRole('region', { name: 'Results' })).toHaveFocus();
  },
};

export const NoMatches: Story = {
  args: { filters: filters('region=EU&minPrice=9000'), total: 0, count: '0 products', children: <p>Nothing found.</p> },
  play: async ({ canvasElement }) => {
    // An empty list shows its own filter chips.
    await expect(await within(canvasElement).findByText('Nothing found.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('list', { name: 'Filters in use' })).toBeNull();
  },
};

export const CountLoading: Story = { args: { filters: filters('region=EU'), total: undefined, count: '' } };

export const WithSearchCategoriesAndStockBox: Story = {
  args: {
    search: <SearchField label="Search in this list" value="speaker" onSearch={fn()} />,
    aboveFilters: <CategoryFilter categories={CATEGORY_LINKS} value="speakers" onChange={fn()} />,
    belowFilters: <LocalStockBox />,
  },
};

export const OnAPhone: Story = {
  args: { ...WithSearchCategoriesAndStockBox.args, filters: filters('region=EU&brand=JBL') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LongBrandOnASmallPhone: Story = {
  args: { filters: filters('brand=Aktiengesellschaft für elektroakustische Erzeugnisse&region=EU') },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^Remove Aktiengesellschaft/ }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
