import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { expect, fn, userEvent, within } from 'storybook/test';
import { readProduct, readProducts } from '@/domain/product/readProduct';
import { earphones } from '@mocks/seed/products/earphones';
import { speakers } from '@mocks/seed/products/speakers';
import { CartRegionContext } from './CartRegionContext';
import { ProductTable } from './ProductTable';

const [flip] = speakers;
const ordered = fn();

const meta = {
  title: 'Catalogue/ProductTable',
  component: ProductTable,
  args: {
    products: [...earphones.slice(0, 5), ...speakers.slice(0, 5)].map(readProduct),
    action: (product, choice, quantity, titleId) => (
      <Button
        variant="default"
        size="sm"
        aria-label="Add to Cart"
        aria-describedby={titleId}
        onClick={() => ordered(product.id, choice.color, quantity)}
      >
        Add
      </Button>
    ),
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1000, padding: 16, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenProducts: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Products' }));
    const row = within(table.getByRole('row', { name: /Item 301/ }));
    await userEvent.selectOptions(row.getByRole('combobox', { name: /^Color/ }), 'Teal');
    await userEvent.click(row.getByRole('button', { name: '30+ $84.99' }));
    await expect(row.getByText('$2,549.70')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Add to Cart' }));
    await expect(ordered).toHaveBeenLastCalledWith(301, 'Teal', 30);
  },
};

export const ComparedByAMemberAtOneQuantity: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    const quantity = await within(canvasElement).findByRole('spinbutton', { name: 'Quantity for all rows' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '100');
    const row = within(within(canvasElement).getByRole('row', { name: /Item 301/ }));
    await expect(row.getByText('$7,999.00')).toBeVisible();
    await expect(await row.findByText('V3: $7,359.08')).toBeVisible();
  },
};

export const AMemberOnAPhone: Story = {
  ...ComparedByAMemberAtOneQuantity,
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Item 301/ }));
    await expect(await row.findByText('V3: $91.99')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  globals: { viewport: { value: 'smallPhone' } },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'smallPhone' } },
};

export const TwoOptionsAndALargeTotalOnASmallPhone: Story = {
  args: { products: earphones.filter(({ name }) => name === 'Earbuds Quiet 2').map(readProduct) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Earbuds Quiet 2/ }));
    const quantity = row.getByRole('spinbutton', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '99999');
    const [color, anc] = row.getAllByRole('combobox');
    await expect(color!.getBoundingClientRect().right).toBeLessThan(anc!.getBoundingClientRect().left);
    await expect(row.getByText('USA stock').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      anc!.getBoundingClientRect().top,
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const TheCartHoldsTheOtherRegion: Story = {
  decorators: [
    (Story) => (
      <CartRegionContext value={{ region: 'EU', onAsk: fn() }}>
        <Story />
      </CartRegionContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Item 301/ }));
    await expect(row.getByRole('button', { name: 'Your cart holds EU stock' })).toBeVisible();
  },
};

export const Refetching: Story = { args: { stale: true } };

export const AwkwardProducts: Story = {
  args: {
    products: readProducts([
      {
        ...flip!,
        id: 1,
        name: 'A portable speaker with a name that goes on for very much longer than two lines of any row could ever hold, however wide it is',
      },
      { ...flip!, id: 2, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
      { ...flip!, id: 3, name: 'Without a picture', images: [], specifications: {} },
      { ...flip!, id: 4, name: 'A dear one', wholesalePrice: '128999.00' },
      { ...flip!, id: 5, name: 'Without a price', wholesalePrice: '', specifications: {} },
      { ...flip!, id: 6, name: 'Sold out', stock: 0, stockStatus: 'out_of_stock', inStock: false },
      {
        ...flip!,
        id: 7,
        name: 'With eight steps of its own',
        specifications: JSON.stringify({
          quantity_pricing: [2, 5, 10, 20, 50, 100, 500].map((min, index) => ({
            min_qty: min,
            max_qty: null,
            discount: `${(index + 1) * 4}% OFF`,
          })),
        }),
      },
    ]),
  },
};
