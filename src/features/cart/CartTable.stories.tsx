import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ServerOptions } from '@mocks/server/createServer';
import { cartLineResponse } from '@mocks/db/responses';
import { speakers } from '@mocks/seed/products/speakers';
import { cartFigures, createLinePricer } from './cartFigures';
import { useCart } from './cartQuery';
import { CartSkeleton, CartTable } from './CartTable';
import { applyDrafts, useQuantityDrafts } from './quantityDrafts';

/** The table with the cart and the drafts of its page. */
function CartTableOfPage() {
  const lines = useCart().data ?? [];
  const quantities = useQuantityDrafts();
  const [priceLine] = useState(createLinePricer);
  const chosen = applyDrafts(lines, quantities.drafts);
  if (lines.length === 0) return <p>No lines.</p>;
  return <CartTable lines={chosen} figures={cartFigures(chosen, null, priceLine)} {...quantities} />;
}

const THREE = [
  { productId: 301, quantity: 27, color: 'Black' },
  { productId: 301, quantity: 2, color: 'Red' },
  { productId: 301, quantity: 120, color: 'Teal' },
];
const shop = (cart = THREE, server: ServerOptions = {}) => ({ shop: { persona: 'V3', cart, server } });

const flip = speakers.find(({ id }) => id === 301)!;
/** A cart as a server might return it, whatever it would let a buyer put there today. */
const returned = (lines: { product: typeof flip; quantity: number; color?: string }[]) =>
  shop([], {
    overrides: {
      getCart: () => ({
        status: 200,
        body: lines.map(({ product, quantity, color = null }, index) =>
          cartLineResponse(
            { id: index + 1, buyerId: 1, productId: product.id, quantity, color, model: null, ancOption: null },
            product,
          ),
        ),
      }),
    },
  });

const meta = {
  title: 'Cart/CartTable',
  component: CartTableOfPage,
  parameters: shop(),
  decorators: [
    (Story) => (
      <div style={{ width: 860, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartTableOfPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('row', { name });
const shown = (text: string) => within(document.body).findByText(text, { selector: 'li *' });

export const ThreeLines: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: '3 lines, 149 pieces' }));
    await expect(table.getByRole('row', { name: /Teal/ })).toHaveTextContent(/\$79\.99.*20% off.*\$9,598\.80/);
    // Three more of the black ones lead to the next price.
    await userEvent.click(table.getByRole('button', { name: 'Add 3 more for 15% off' }));
    await waitFor(() => expect(table.getByRole('row', { name: /Black/ })).toHaveTextContent('$2,549.70'));
  },
};

export const OnePiece: Story = {
  parameters: shop([{ productId: 301, quantity: 1, color: 'Black' }]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: '1 line, 1 piece' })).toBeVisible();
  },
};

export const ALineIsBeingRemoved: Story = {
  parameters: shop(THREE, { latency: { removeCartLine: 600_000 } }),
  play: async ({ canvasElement }) => {
    const red = await row(canvasElement, /Red/);
    await userEvent.click(within(red).getByRole('button', { name: /^Remove/ }));
    await expect(red).toHaveAttribute('aria-busy', 'true');
    await expect(await row(canvasElement, /Teal/)).toHaveAttribute('aria-busy', 'false');
  },
};

export const ALineCannotBeRemoved: Story = {
  parameters: shop(THREE, { faults: { removeCartLine: { status: 500 } } }),
  play: async ({ canvasElement }) => {
    const red = await row(canvasElement, /Red/);
    await userEvent.click(within(red).getByRole('button', { name: /^Remove/ }));
    await expect(await shown('Failed to remove item from cart. Please try again.')).toBeVisible();
    await expect(red).toHaveAttribute('aria-busy', 'false');
  },
};

const deleteAll = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete All' }));
  const question = within(await within(document.body).findByRole('dialog', { name: 'Delete all items?' }));
  await expect(question.getByText('3 lines will be removed from your cart.')).toBeInTheDocument();
  return question;
};

export const AllAreBeingDeleted: Story = {
  parameters: shop(THREE, { latency: { clearCart: 600_000 } }),
  play: async ({ canvasElement }) => {
    const confirm = (await deleteAll(canvasElement)).getByRole('button', { name: 'Delete all' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    for (const line of canvasElement.querySelectorAll('tbody tr'))
      await expect(line).toHaveAttribute('aria-busy', 'true');
  },
};

export const DeletingAllIsCancelled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click((await deleteAll(canvasElement)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Delete All' })).toHaveFocus());
    await expect(within(canvasElement).getByRole('table', { name: '3 lines, 149 pieces' })).toBeVisible();
  },
};

export const SoldOutWithdrawnAndWithoutAPrice: Story = {
  parameters: returned([
    { product: { ...flip, stockStatus: 'out_of_stock', stock: 0 }, quantity: 27, color: 'Black' },
    { product: { ...flip, isActive: false }, quantity: 5, color: 'Red' },
    { product: { ...flip, wholesalePrice: '', specifications: {} }, quantity: 3 },
  ]),
  play: async ({ canvasElement }) => {
    await expect(await row(canvasElement, /Sold out since/)).toBeVisible();
    // Its page is gone, so its name leads nowhere.
    await expect(within(await row(canvasElement, /No longer sold/)).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Price on request')).toBeVisible();
  },
};

export const LongNamesWithoutPicturesOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: returned([
    {
      product: {
        ...flip,
        images: [],
        specifications: {},
        name: 'Portable Bluetooth Speaker with Party Link, Two Passive Radiators, Carrying Loop and a Twelve-Hour Battery',
      },
      quantity: 27,
      color: 'Midnight Aquamarine with Copper Grille',
    },
    { product: { ...flip, name: 'Donaudampfschifffahrtsgesellschaftskapitänslautsprecher' }, quantity: 999_999 },
  ]),
  play: async ({ canvasElement }) => {
    await row(canvasElement, /Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  render: () => <CartSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  },
};
