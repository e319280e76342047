import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_FILTERS, readListFilters } from './listFilters';
import { NothingFound } from './NothingFound';

const filters = (search = '') => readListFilters(new URLSearchParams(search));

const meta = {
  title: 'Catalogue/NothingFound',
  component: NothingFound,
  args: { title: 'No products found', filters: filters(), change: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilters: Story = { args: { children: 'No products in this category yet' } };

export const OneFilter: Story = { args: { filters: filters('region=EU') } };

export const ManyFilters: Story = {
  args: { filters: filters('region=EU&stock=low_stock&minPrice=10&maxPrice=75&brand=JBL&minRating=4.5&anc=true') },
  play: async ({ canvasElement, args }) => {
    const empty = within(canvasElement);
    await userEvent.click(await empty.findByRole('button', { name: 'Remove $10.00 to $75.00' }));
    await expect(args.change).toHaveBeenLastCalledWith({ minPrice: null, maxPrice: null });
    await userEvent.click(empty.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.change).toHaveBeenLastCalledWith(NO_FILTERS);
  },
};
