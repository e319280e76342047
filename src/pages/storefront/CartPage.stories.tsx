import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartLineResponse } from '@mocks/db/responses';
import { earphones } from '@mocks/seed/products/earphones';
import { speakers } from '@mocks/seed/products/speakers';

const meta = {
  title: 'Pages/Cart',
  render: () => <></>,
  parameters: { shop: { path: '/cart', persona: 'silver@example.com' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FLIPS = { productId: 301, quantity: 30, color: 'Black' };
const shop = (more: object) => ({ shop: { path: '/cart', persona: 'silver@example.com', cart: [FLIPS], ...more } });

export const ThirtySpeakers: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('row', { name: /JBL Flip 6/ });
    await expect(line).toHaveTextContent('$2,549.70');
  },
};

export const TheOrderReachesTheNextLevel: Story = {
  parameters: shop({ cart: [{ ...FLIPS, quantity: 200 }] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/takes you to [\d,]+: V4 Gold, 12% off/)).toBeVisible();
  },
};

export const SeveralLines: Story = {
  parameters: shop({
    cart: [FLIPS, { productId: 301, quantity: 2, color: 'Red' }, { productId: 301, quantity: 120, color: 'Teal' }],
  }),
};

const sold = [...speakers, ...earphones];
const flip = speakers.find(({ id }) => id === 301)!;
const choice = { buyerId: 1, color: null, model: null, ancOption: null };
type Product = (typeof sold)[number];
/** A cart as a server might return it, whatever it would let a buyer put there today. */
const returned = (lines: { product: Product; quantity: number; color?: string }[]) =>
  shop({
    cart: [],
    server: {
      overrides: {
        getCart: () => ({
          status: 200,
          body: lines.map(({ product, ...line }, index) =>
            cartLineResponse({ ...choice, ...line, id: index + 1, productId: product.id }, product),
          ),
        }),
      },
    },
  });
const phone = { viewport: { value: 'smallPhone' } };

export const OnAPhone: Story = { parameters: SeveralLines.parameters!, globals: phone };

export const TwoHundredLines: Story = {
  parameters: returned(
    Array.from({ length: 200 }, (_, index) => ({
      product: sold[index % sold.length]!,
      quantity: 1 + ((index * 7) % 60),
    })),
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(200));
    // Lines that nobody has come near are text only.
    await expect(canvasElement.querySelectorAll('tbody [role="spinbutton"]').length).toBeLessThan(60);
  },
};

export const ManyItemsInTheSummary: Story = {
  parameters: returned(
    Array.from({ length: 24 }, (_, index) => ({ product: sold[index % sold.length]!, quantity: index + 1 })),
  ),
  play: async ({ canvasElement }) => {
    // The list scrolls by itself, by keyboard too, and the way on stays where it was.
    await userEvent.click(await within(canvasElement).findByText('Show items'));
    const list = canvasElement.querySelector<HTMLElement>('section ul')!;
    await expect(list.children).toHaveLength(24);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(within(canvasElement).getByText('Proceed to Checkout')).toBeVisible();
    await userEvent.click(within(canvasElement).getByText('Hide items'));
    await expect(list).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByText('Show items'));
  },
};

export const LongNamesAndNoPicture: Story = {
  parameters: returned([
    {
      product: {
        ...flip,
        images: [],
        specifications: {},
        name: 'Portable Bluetooth Speaker with Party Link, Two Passive Radiators, Carrying Loop and a Twelve-Hour Battery, Trade Pack',
      },
      quantity: 27,
      color: 'Midnight Aquamarine with Copper Grille',
    },
    {
      product: { ...flip, name: 'Donaudampfschifffahrtsgesellschaftskapitänslautsprecher'.repeat(2) },
      quantity: 999_999,
    },
  ]),
};

export const LongNamesOnAPhone: Story = { parameters: LongNamesAndNoPicture.parameters!, globals: phone };

export const ProductsSoldOutAndWithdrawn: Story = {
  parameters: returned([
    { product: { ...flip, stockStatus: 'out_of_stock', stock: 0 }, quantity: 27, color: 'Black' },
    { product: { ...flip, isActive: false }, quantity: 5, color: 'Red' },
    { product: flip, quantity: 5000, color: 'Teal' },
  ]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Sold out since/)).toBeVisible();
    await expect(page.getByText(/^No longer sold/)).toBeVisible();
    await expect(page.getByText(/the rest ships later/)).toBeVisible();
    // A sold-out product offers no next step.
    await expect(
      within(page.getByRole('row', { name: /Sold out/ })).queryByRole('button', { name: /^Add/ }),
    ).toBeNull();
  },
};

export const PriceNotKnown: Story = {
  parameters: returned([
    { product: { ...flip, wholesalePrice: '', specifications: {} }, quantity: 3 },
    { product: flip, quantity: 30, color: 'Black' },
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Price on request')).toBeVisible();
    await expect(within(canvasElement).getAllByText('Some prices are not known yet')[0]).toBeVisible();
  },
};

export const LineUpdating: Story = {
  parameters: shop({
    cart: [FLIPS, { productId: 301, quantity: 2, color: 'Red' }],
    server: { latency: { updateCartLine: 600_000 } },
  }),
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('row', { name: /Black/ });
    await userEvent.click(within(line).getByRole('button', { name: 'Add 70 more for 20% off' }));
    await waitFor(() => expect(line).toHaveAttribute('aria-busy', 'true'));
    // The total counts with it at once; the other line stays usable.
    await expect(line).toHaveTextContent('$7,999.00');
    await expect(within(canvasElement).getByRole('row', { name: /Red/ })).toHaveAttribute('aria-busy', 'false');
  },
};

export const QuantityLeftEmpty: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('spinbutton');
    await userEvent.clear(field);
    await expect(within(canvasElement).getByRole('row', { name: /JBL Flip 6/ })).toHaveTextContent('$2,549.70');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const LineRemoved: Story = {
  parameters: shop({ cart: [FLIPS, { productId: 301, quantity: 2, color: 'Red' }] }),
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('row', { name: /Black/ });
    await userEvent.click(within(line).getByRole('button', { name: /^Remove/ }));
    await expect(await within(document.body).findByText('Item Removed')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /^Remove/ })).toHaveFocus());
  },
};

export const Empty: Story = { parameters: shop({ cart: [] }) };

export const Visitor: Story = { parameters: shop({ persona: null, cart: [] }) };

export const Loading: Story = { parameters: shop({ server: { latency: 600_000 } }) };

export const LoadFailure: Story = { parameters: shop({ server: { faults: { getCart: { status: 500 } } } }) };

export const Offline: Story = { parameters: shop({ server: { faults: { getCart: { networkError: true } } } }) };

export const LevelUnknown: Story = { parameters: shop({ server: { faults: { getMembership: { status: 500 } } } }) };

export const LevelIsBeingRead: Story = {
  parameters: shop({ server: { latency: { getMembership: 600_000 } } }),
  play: async ({ canvasElement }) => {
    const proceed = await within(canvasElement).findByRole('button', { name: 'Proceed to Checkout' });
    await expect(proceed).toHaveAccessibleDescription('Waiting for your membership discount');
  },
};

export const LineUpdateFails: Story = {
  parameters: shop({ server: { faults: { updateCartLine: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Increase quantity' }));
    await expect(await within(document.body).findByText('Failed to update cart item. Please try again.')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: shop({ server: { faults: { updateCartLine: { status: 401 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Increase quantity' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Login' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Browse as Guest' }));
    await expect(await page.findByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  },
};

export const CouponRefused: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Coupon code'), 'NEWCOMER10');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(page.getByText(/not accepted online yet/)).toBeVisible();
  },
};

export const DeleteAllQuestion: Story = {
  parameters: shop({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete All' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Delete all items?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const CartRetrySucceeds: Story = {
  parameters: shop({ server: { faults: { getCart: { networkError: true, times: 1 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('row', { name: /JBL Flip 6/ })).toHaveTextContent('$2,549.70');
  },
};
