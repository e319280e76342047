import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel } from './FilterPanel';
import { readListFilters } from './listFilters';

const filters = (search = '') => readListFilters(new URLSearchParams(search));

const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  args: { filters: filters(), brands: ['Apple', 'Bose', 'JBL'], change: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 244, maxWidth: '100%', padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'EU stock' }));
    await expect(args.change).toHaveBeenLastCalledWith({ region: 'EU' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Brand' }), 'JBL');
    await expect(args.change).toHaveBeenLastCalledWith({ brand: 'JBL' });
  },
};

export const OfABuyer: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Previously purchased' }));
    await expect(args.change).toHaveBeenLastCalledWith({ purchased: true });
  },
};

export const AllChosen: Story = {
  args: {
    filters: filters('region=EU&stock=low_stock&minPrice=10&maxPrice=75.50&brand=jbl&minRating=4.5&anc=true'),
  },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await expect(await panel.findByRole('combobox', { name: 'Brand' })).toHaveValue('JBL');
    await userEvent.click(panel.getByRole('button', { name: '4.5 and up', pressed: true }));
    await expect(args.change).toHaveBeenLastCalledWith({ minRating: null });
  },
};
