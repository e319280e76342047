import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceRange } from './PriceRange';

const meta = {
  title: 'Catalogue/PriceRange',
  component: PriceRange,
  args: { minPrice: null, maxPrice: null, onChange: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 244, maxWidth: '100%', padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyPrice: Story = {};

export const FromAndTo: Story = { args: { minPrice: 1000, maxPrice: 7550 } };

export const ShownInEuro: Story = {
  args: { minPrice: 1000, maxPrice: 7550 },
  globals: { currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Wholesale, US dollars. About €9.20 to €69.46.')).toBeVisible();
  },
};

export const Reversed: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    await userEvent.type(await range.findByRole('textbox', { name: 'Price from, US dollars' }), '80');
    await userEvent.type(range.getByRole('textbox', { name: 'Price to, US dollars' }), '25{Enter}');
    await expect(range.getByText('Swapped: the lower price comes first.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ minPrice: 2500, maxPrice: 8000 });
  },
};

export const NoPrice: Story = {
  play: async ({ canvasElement, args }) => {
    const range = within(canvasElement);
    await userEvent.type(await range.findByRole('textbox', { name: 'Price from, US dollars' }), 'cheap{Enter}');
    await expect(range.getByText('Such as 25 or 25.50')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
