import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CategoryFilter } from './CategoryFilter';
import { CATEGORY_LINKS } from './categories';

const meta = {
  title: 'Catalogue/CategoryFilter',
  component: CategoryFilter,
  args: { categories: CATEGORY_LINKS, value: 'speakers', onChange: fn() },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole('button', { name: 'Speakers' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(filter.getByRole('button', { name: 'Dyson' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dyson');
  },
};

export const AllProducts: Story = { args: { value: null } };

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    categories: [
      { slug: 'long', name: 'Haushaltsgroßgerätefachhandelsvereinigung' },
      { slug: 'many', name: 'Everything else that a trade buyer might want for the home and the office' },
      ...CATEGORY_LINKS,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
