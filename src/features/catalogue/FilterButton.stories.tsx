import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterButton } from './FilterButton';
import { readListFilters } from './listFilters';

const meta = {
  title: 'Catalogue/FilterButton',
  component: FilterButton,
  args: {
    filters: readListFilters(new URLSearchParams('region=EU&brand=JBL')),
    brands: ['Bose', 'JBL'],
    change: fn(),
    onClear: fn(),
    count: 2,
    total: 14,
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, minHeight: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Filters (2)' });
    await userEvent.click(button);
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalled();
    await expect(drawer.getByRole('button', { name: 'Show 14 products' })).toBeVisible();
  },
};

export const WithoutFilters: Story = {
  args: { filters: readListFilters(new URLSearchParams()), count: 0, total: undefined },
};
