import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { createTestShop } from '@tests/support/createTestShop';
import {
  addedDialog,
  activeTier,
  addButton,
  BUYER,
  buy,
  color,
  openProduct,
  quantity,
  tiers,
  total,
} from '@tests/support/productPage';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { amountsIn } from './visibleText';

const field = () => screen.findByRole('spinbutton', { name: /^Quantity of JBL Flip 6/ });
const badge = (name: string) => screen.findByRole('link', { name });
const typeQuantity = async (pieces: string) => fireEvent.change(await field(), { target: { value: pieces } });

// smartstore/SmartStoreNET#1602, spree-contrib/spree_volume_pricing#111: the tier of the page is lost on the first add.
describe('the first add has the price of the page', () => {
  it.each([
    { slug: 'jbl-flip-6', pick: 'Black', pieces: 10, unit: '$89.99', sum: '$899.90' },
    { slug: 'apple-watch-series-10', pick: 'Silver', pieces: 10, unit: '$296.10', sum: '$2,961.00' },
    { slug: 'apple-airpods-4', pick: null, pieces: 2, unit: '$94.53', sum: '$189.06' },
  ])('$pieces × $slug: $unit each, $sum', async ({ slug, pick, pieces, unit, sum }) => {
    const { user, router, posts } = await openProduct({ path: `/product/${slug}` });
    if (pick) await user.click(color(pick));
    fireEvent.change(quantity(), { target: { value: String(pieces) } });
    expect(total()).toContain(`${pieces} × ${unit}`);
    expect(amountsIn(activeTier()[0])).toContain(unit);
    await user.click(addButton());
    const dialog = await addedDialog();
    expect(within(dialog).getByText(`${pieces} × ${unit}`)).toBeInTheDocument();
    expect(within(dialog).getByText(sum)).toBeInTheDocument();
    await badge(`Cart, ${pieces} items`);
    await act(() => router.navigate('/cart'));
    const line = await screen.findByRole('row', { name: /Quantity of/ });
    expect(line).toHaveTextContent(`${unit} each`);
    expect(line).toHaveTextContent(sum);
    await screen.findByText(/^Membership discount/);
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent(`Subtotal${sum}`);
    expect(posts()).toHaveLength(1);
  });
});

// magento/magento2#41027, smartstore/Smartstore#470: the tier is not recomputed when the quantity changes elsewhere.
describe('a quantity that changes elsewhere', () => {
  it('in the cart, updates the product page, its next tier and the header', async () => {
    const shop = await createTestShop({
      path: '/cart',
      persona: BUYER,
      cart: [{ productId: 301, quantity: 9, color: 'Black' }],
    });
    render(shop.element);
    const user = userEvent.setup();
    await typeQuantity('29');
    await user.keyboard('{Tab}');
    fireEvent.blur(await field());
    await waitFor(() => expect(screen.getByRole('row', { name: /JBL Flip 6/ })).toHaveTextContent('$89.99 each'));
    await waitFor(() => expect(shop.queryClient.isMutating()).toBe(0));
    await act(() => shop.router.navigate('/product/jbl-flip-6'));
    await badge('Cart, 29 items');
    await user.click(color('Black'));
    expect(await buy().findByText('With the 29 in your cart: 30 pieces at $84.99 each.')).toBeInTheDocument();
    expect(amountsIn(activeTier()[0])).toEqual(['$84.99', '$84.99']);
    expect(buy().getByRole('button', { name: 'Add 70 more for 20% off' })).toBeInTheDocument();

    await user.click(buy().getByRole('button', { name: 'Add 70 more for 20% off' }));
    await user.click(addButton());
    await screen.findByRole('dialog', { name: 'Adding to cart succeed' });
    await badge('Cart, 100 items');
    await act(() => shop.router.navigate('/cart'));
    const line = await screen.findByRole('row', { name: /JBL Flip 6/ });
    expect(line).toHaveTextContent('$79.99 each');
    expect(line).toHaveTextContent('$7,999.00');
  });

  it('in another tab, updates the open product page', async () => {
    const createChannel = createConnectedChannels();
    const { user, server } = await openProduct({
      channel: createChannel(),
      cart: [{ productId: 301, quantity: 1, color: 'Black' }],
    });
    await user.click(color('Black'));
    await badge('Cart, 1 item');
    const otherTab = createChannel();
    await server.change(async (db) => {
      const [line] = db.cartLines.all();
      await db.cartLines.update(line?.id ?? expect.unreachable(), (row) => {
        row.quantity = 99;
      });
    });
    act(() => otherTab.post({ outdated: [cartQuery().queryKey] }));
    await badge('Cart, 99 items');
    expect(await buy().findByText('With the 99 in your cart: 100 pieces at $79.99 each.')).toBeInTheDocument();
  });
});

// cubecart/v6#1737: the price of a tier is read as the price of the set.
describe('the price of a tier', () => {
  it('is labeled as the price of one piece on the product page', async () => {
    await openProduct();
    expect(tiers().getByRole('columnheader', { name: 'Price (each)' })).toBeInTheDocument();
    expect(buy().getByRole('img', { name: /30 or more: \$84\.99 each, 15% off/ })).toBeInTheDocument();
    expect(buy().getAllByText('$99.99')[0]?.parentElement).toHaveTextContent(/each$/);
  });

  it('is labeled as the price of one piece in the table of a list', async () => {
    const shop = await createTestShop({ path: '/search?q=flip&view=table' });
    render(shop.element);
    expect(await screen.findByRole('columnheader', { name: 'Price each, from this quantity' })).toBeInTheDocument();
  });
});
