import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { ReorderLine } from './ReorderLine';
import type { ProductNow } from './useOrderedProducts';

const flip = speakers.find(({ id }) => id === 301)!;
const now = (changes: Partial<ApiProduct> = {}): ProductNow => ({
  product: readProduct({ ...flip, ...changes }),
  failed: false,
  refetch: fn(),
});
const choice = { keep: true, quantity: 30, options: { color: 'Black', model: null, ancOption: null }, replaced: null };

const meta = {
  title: 'Orders/ReorderLine',
  component: ReorderLine,
  args: {
    item: {
      productId: 301,
      name: 'JBL Flip 6 Portable Speaker',
      quantity: 30,
      price: 8499,
      lineTotal: 254_970,
      options: ['Black'],
      chosen: { color: 'Black', model: null, ancOption: null },
      optionName: null,
      slug: 'jbl-flip-6',
      image: 'speaker-cylinder.black.front.svg',
    },
    now: now(),
    choice,
    region: null,
    busy: false,
    result: null,
    onChange: fn(),
    optionFields: () => null,
  },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 24, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReorderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SamePrice: Story = {
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    await expect(await line.findByText(/^Now \$[\d.]+ each$/)).toBeVisible();
    await userEvent.click(line.getByRole('checkbox', { name: 'JBL Flip 6 Portable Speaker' }));
    await expect(args.onChange).toHaveBeenCalledWith({ keep: false });
  },
};

/** Fewer pieces than then: another price break. */
export const CostsMore: Story = {
  args: { choice: { ...choice, quantity: 5 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Now $94.99 each, $10.00 more')).toBeVisible();
  },
};

export const CostsLess: Story = {
  args: { choice: { ...choice, quantity: 120 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Now $79.99 each, $5.00 less')).toBeVisible();
  },
};

export const OptionNoLongerOffered: Story = {
  args: { choice: { ...choice, keep: false, replaced: { was: 'Crimson', now: 'Black' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Crimson is no longer offered: Black instead')).toBeVisible();
  },
};

export const PriceOnRequest: Story = { args: { now: now({ wholesalePrice: '', specifications: {} }) } };

/** More pieces than are in stock. */
export const ShipsLater: Story = { args: { now: now({ stock: 12, stockQuantity: 12, stockStatus: 'low_stock' }) } };

export const OutOfStock: Story = {
  args: { now: now({ stock: 0, stockQuantity: 0, stockStatus: 'out_of_stock', inStock: false }) },
};

export const NoLongerSold: Story = {
  args: { now: { product: null, failed: false, refetch: fn() }, choice: null },
  play: async ({ canvasElement, args }) => {
    const box = await within(canvasElement).findByRole('checkbox', { name: 'JBL Flip 6 Portable Speaker' });
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OtherRegionThanTheCart: Story = { args: { region: { region: 'EU', from: 'cart' } } };

/** The product has moved since the order. */
export const OtherRegionThanTheOrder: Story = { args: { region: { region: 'EU', from: 'order' } } };

export const LeftOut: Story = { args: { choice: { ...choice, keep: false } } };

export const Loading: Story = { args: { now: { product: undefined, failed: false, refetch: fn() }, choice: null } };

const unread = { product: undefined, failed: true, refetch: fn() };

export const ProductCannotBeRead: Story = {
  args: { now: unread, choice: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Retry' }));
    await expect(unread.refetch).toHaveBeenCalledOnce();
  },
};

export const Adding: Story = { args: { busy: true } };

export const Added: Story = { args: { result: { added: true, text: 'Added: 30 pieces' } } };

export const NotAdded: Story = {
  args: { result: { added: false, text: 'Not added. This product is out of stock.' } },
};
