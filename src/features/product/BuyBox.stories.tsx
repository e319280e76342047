import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { readProduct, type Product } from '@/domain/product/readProduct';
import { seed } from '@mocks/seed/seed';
import type { BusyAction } from './BuyActions';
import { BuyBox } from './BuyBox';
import { BuyOne } from './BuyOne';
import type { MissingOption } from './OptionPickers';
import { productPrice } from './productPrice';
import { useProductChoice } from './useProductChoice';

const product = (id: number, changes: Partial<ApiProduct> = {}) =>
  readProduct({ ...seed.products.find((candidate) => candidate.id === id)!, ...changes });
const flip = product(301);

interface StatefulBuyBoxProps {
  product: Product;
  /** Pieces of the choice in the cart. */
  inCart: number;
  isCartPending: boolean;
  missing: MissingOption;
  busyAction: BusyAction | null;
  onAdd: () => void;
}

/** The box with the choice that its page holds. */
function StatefulBuyBox({ product: shown, inCart, isCartPending, missing, busyAction, onAdd }: StatefulBuyBoxProps) {
  const choice = useProductChoice(shown);
  const price = productPrice(shown, choice.option, choice.quantity, inCart);
  return (
    <BuyBox
      product={shown}
      price={price}
      quantity={choice.quantity}
      inCart={inCart}
      isCartPending={isCartPending}
      onQuantity={choice.setQuantity}
    >
      <BuyOne
        product={shown}
        choice={choice}
        price={price}
        inCart={inCart}
        isCartPending={isCartPending}
        onPickColor={choice.pickColor}
        missing={missing}
        busyAction={busyAction}
        onAdd={onAdd}
        onBuy={() => {}}
        optionsRef={createRef<HTMLDivElement>()}
      />
    </BuyBox>
  );
}

const meta = {
  title: 'Product/BuyBox',
  component: StatefulBuyBox,
  args: { product: flip, inCart: 0, isCartPending: false, missing: null, busyAction: null, onAdd: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatefulBuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Buy' }));

export const ARowOfTheTableIsTaken: Story = {
  play: async ({ args, canvasElement }) => {
    const buy = await box(canvasElement);
    await userEvent.click(buy.getByRole('button', { name: '30–99 pieces' }));
    await expect(buy.getByRole('spinbutton')).toHaveValue('30');
    await expect(buy.getByRole('row', { current: true })).toHaveTextContent(/30–99.*15%.*\$84\.99/);
    await userEvent.click(buy.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const AMemberIsToldOfTheirLevel: Story = {
  parameters: { shop: { persona: 'V3' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Your V3 level takes a further 8% off/)).toBeVisible();
  },
};

export const TwelveAreInTheCart: Story = {
  args: { inCart: 12 },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('With the 12 in your cart: 13 pieces at $89.99 each.'),
    ).toBeVisible();
  },
};

export const TheCartIsBeingRead: Story = {
  args: { isCartPending: true },
  play: async ({ canvasElement }) => {
    const buy = await box(canvasElement);
    await expect(buy.getByText('Reading your cart for the price')).toBeInTheDocument();
    await expect(buy.queryByRole('row', { current: true })).toBeNull();
    await expect(buy.getByRole('button', { name: 'Add to Cart' })).toHaveAccessibleDescription(/^Reading your cart/);
  },
};

export const AColorIsMissing: Story = { args: { missing: 'color' } };

export const Adding: Story = { args: { busyAction: 'adding' } };

export const ModelsDifferInPrice: Story = {
  args: { product: product(401) },
  play: async ({ canvasElement }) => {
    const buy = await box(canvasElement);
    await userEvent.click(buy.getByRole('button', { name: /^46 mm/ }));
    await expect(buy.getByRole('button', { name: /^46 mm/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnePriceAtAnyQuantity: Story = {
  args: { product: product(406) },
  play: async ({ canvasElement }) => {
    await expect((await box(canvasElement)).queryByRole('table')).toBeNull();
  },
};

export const NoPrice: Story = {
  args: { product: product(301, { wholesalePrice: '', specifications: {} }) },
  play: async ({ canvasElement }) => {
    const buy = await box(canvasElement);
    await expect(buy.getByText('Price on request')).toBeVisible();
    // There is no price to wait for.
    await expect(buy.queryByRole('button', { name: 'Set Price Alert' })).toBeNull();
  },
};

export const OutOfStock: Story = {
  args: { product: product(301, { stock: 0, stockStatus: 'out_of_stock', inStock: false }) },
};

export const MoreThanIsInStock: Story = {
  args: { product: product(301, { stockStatus: 'low_stock', stock: 9, stockQuantity: 9 }), inCart: 20 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/in stock now, the rest ships later\.$/)).toBeVisible();
  },
};

export const LongNamesInEuroOnASmallPhone: Story = {
  globals: { currency: 'EUR', viewport: { value: 'smallPhone' } },
  args: {
    product: product(301, {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk portable speaker with everything',
      wholesalePrice: '128999.00',
      originalPrice: '174900.00',
      specifications: {
        Brand: 'Aktiengesellschaft für elektroakustische Erzeugnisse',
        colors: ['Midnight Aquamarine with a Copper Grille and a Braided Loop', 'Black'],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await box(canvasElement);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
