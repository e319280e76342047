import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { readProduct, type Product } from '@/domain/product/readProduct';
import { type GridCell, orderGrid } from '@/domain/product/orderGrid';
import { seed } from '@mocks/seed/seed';
import { separateLinesNote } from './gridTotals';
import { OrderGrid } from './OrderGrid';

const product = (id: number, changes: Partial<ApiProduct> = {}) =>
  readProduct({ ...seed.products.find((candidate) => candidate.id === id)!, ...changes });

interface HeldProps {
  product: Product;
  /** Pieces in the cart, by the choice in words. */
  cart: Record<string, number>;
  isCartPending: boolean;
  busy: boolean;
  onCellChange: (choice: string, quantity: number) => void;
}

/** The grid with the pieces that its page holds. */
function Held({ product: ordered, cart, isCartPending, busy, onCellChange }: HeldProps) {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const put = ({ key, label }: GridCell, quantity: number) => {
    onCellChange(label, quantity);
    setQuantities((before) => new Map(before).set(key, quantity));
  };
  const grid = orderGrid(ordered);
  const inCart = ({ label }: GridCell) => cart[label] ?? 0;
  return (
    <OrderGrid
      product={ordered}
      grid={grid}
      quantities={quantities}
      inCart={inCart}
      note={separateLinesNote(ordered, grid, quantities, inCart)}
      isCartPending={isCartPending}
      busy={busy}
      onCellChange={put}
    />
  );
}

const meta = {
  title: 'Product/OrderGrid',
  component: Held,
  args: { product: product(301), cart: {}, isCartPending: false, busy: false, onCellChange: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, choice: string) =>
  within(canvasElement).findByRole('textbox', { name: `Pieces of ${choice}` });

export const Colors: Story = {
  play: async ({ canvasElement }) => {
    const black = await field(canvasElement, 'Black');
    await userEvent.type(black, '30');
    await expect(black).toHaveAccessibleDescription('$84.99 each');
    // What is no number is not taken, and Enter leads down.
    await userEvent.keyboard('x{Enter}');
    await expect(black).toHaveValue('30');
    await expect(black).not.toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('data-position', '1,0');
  },
};

export const ColorsCountAlone: Story = {
  play: async ({ canvasElement }) => {
    for (const color of ['Black', 'Blue', 'Teal']) {
      await userEvent.type(await field(canvasElement, color), '20');
    }
    await expect(
      within(canvasElement).getByText('Each color counts alone: 10 more of Black for 15% off.'),
    ).toBeVisible();
  },
};

export const ColorsAndModels: Story = {
  args: { product: product(401) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await field(canvasElement, 'Silver, 42 mm'));
    await userEvent.keyboard('{ArrowRight}60');
    await expect(args.onCellChange).toHaveBeenLastCalledWith('Silver, 46 mm', 60);
  },
};

export const WithNoiseCancelingOrWithout: Story = { args: { product: product(101) } };

export const SomeAreInTheCart: Story = {
  args: { cart: { Black: 12, Teal: 999_990 } },
  play: async ({ canvasElement }) => {
    const black = await field(canvasElement, 'Black');
    await userEvent.type(black, '18');
    await expect(black).toHaveAccessibleDescription('$84.99 each with 12 in cart');
    const teal = await field(canvasElement, 'Teal');
    await userEvent.type(teal, '30');
    await expect(teal).toBeInvalid();
    await expect(teal).toHaveAccessibleDescription(/you can add 9 more\.$/);
  },
};

export const TheCartIsBeingRead: Story = {
  args: { isCartPending: true },
  play: async ({ canvasElement }) => {
    await expect(await field(canvasElement, 'Black')).toHaveAccessibleDescription('Reading your cart for the price');
  },
};

export const WholePiecesOnly: Story = {
  play: async ({ canvasElement }) => {
    const black = await field(canvasElement, 'Black');
    await userEvent.type(black, '2.5');
    await expect(black).toHaveValue('');
    await expect(black).toBeInvalid();
    await expect(black).toHaveAccessibleDescription(/Whole pieces only\.$/);
  },
};

export const CellsOfASpreadsheetArePasted: Story = {
  args: { product: product(401) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await field(canvasElement, 'Silver, 42 mm'));
    await userEvent.paste('10\t1,200\n5\t\n');
    await expect(await field(canvasElement, 'Silver, 42 mm')).toHaveValue('10');
    await expect(await field(canvasElement, 'Silver, 46 mm')).toHaveValue('1200');
  },
};

export const Adding: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const black = await field(canvasElement, 'Black');
    await userEvent.type(black, '30');
    await expect(black).toHaveValue('');
  },
};

export const LongNames: Story = {
  args: {
    product: product(301, {
      specifications: {
        colors: ['Midnight Aquamarine with a Copper Grille and a Braided Loop', 'Donaudampfschifffahrtsgrau'],
        models: ['With the charging cradle and the travel pouch', 'Alone', 'For left-handed listeners', 'Pair'].map(
          (name, index) => ({ id: index + 1, name, price: '12999.00' }),
        ),
      },
    }),
  },
};

export const OnASmallPhone: Story = {
  args: { product: product(401) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, 'Silver, 46 mm'), '30');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const TheSameOnASmallPhone: Story = {
  ...LongNames,
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const TooManyOnASmallPhone: Story = {
  args: { product: product(401), cart: { 'Silver, 46 mm': 999_990 } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, 'Silver, 46 mm'), '30');
    await expect(await field(canvasElement, 'Silver, 46 mm')).toBeInvalid();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
