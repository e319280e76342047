import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { addButton, BUYER, buy, color, openProduct, quantity } from '@tests/support/productPage';

configure({ defaultHidden: true });
beforeEach(mockLayout);

async function open(options: TestShopOptions) {
  const shop = await createTestShop(options);
  render(shop.element);
  return shop;
}

// netlify/swag-site#34 and #35, bigcommerce/cornerstone PR#1950: the cart is named '0 button', and an add is not announced.
describe('the cart link', () => {
  it.each([
    [3, 'Cart, 3 items'],
    [1500, 'Cart, 1,500 items'],
  ])('with %i pieces is named %s', async (pieces, name) => {
    const cart = [{ productId: 301, quantity: pieces, color: 'Black' }];
    await open({ path: '/terms', persona: BUYER, cart });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
  });

  it('is announced after an add, as is the toast', async () => {
    const { user } = await openProduct();
    await user.click(color('Black'));
    fireEvent.change(quantity(), { target: { value: '20' } });
    const announcements: string[] = [];
    const recordAnnouncements = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live], output'))
        announcements.push(region.textContent);
    };
    const observer = new MutationObserver(recordAnnouncements);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(addButton());
    await screen.findByRole('dialog', { name: 'Adding to cart succeed' });
    await waitFor(() => {
      expect(announcements.join('\n')).toMatch(/Added to Cart/);
      expect(announcements.join('\n')).toMatch(/Cart, 20 items/);
    });
    observer.disconnect();
    expect(within(screen.getByRole('dialog')).getByText('20 × $89.99')).toBeInTheDocument();
  });
});

// janavipandole/Cara#2995, woocommerce/woocommerce PR#51715: swatches have neither a name nor a state.
describe('a swatch', () => {
  const unnamed = () =>
    screen
      .getAllByRole('group', { name: /^Color/ })
      .flatMap((group) => within(group).getAllByRole('button'))
      .filter((swatch) => swatch.textContent.trim() === '' || !swatch.hasAttribute('aria-pressed'));

  it('of a product has its color as name, and a pressed state', async () => {
    const { user } = await openProduct();
    expect(unnamed()).toEqual([]);
    const pressed = () =>
      within(buy().getByRole('group', { name: 'Color' }))
        .getAllByRole('button', { pressed: true })
        .map((swatch) => swatch.textContent);
    await user.click(color('Teal'));
    expect(pressed()).toEqual(['Teal']);
    await user.click(color('Red'));
    expect(pressed()).toEqual(['Red']);
  });

  it('of a card has them too; one is preselected, and the selected color is added', async () => {
    const { server } = await open({ path: '/search?q=flip', persona: BUYER });
    const [group = expect.unreachable()] = await screen.findAllByRole('group', { name: /^Color of JBL Flip 6/ });
    const card = group.closest('article') ?? expect.unreachable();
    expect(unnamed()).toEqual([]);
    const pressed = () => within(group).getAllByRole('button', { pressed: true });
    expect(pressed()).toHaveLength(1);
    fireEvent.click(within(group).getByRole('button', { name: 'Red' }));
    expect(pressed().map((swatch) => swatch.textContent)).toEqual(['Red']);
    fireEvent.click(within(card).getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(server.db.cartLines.all().map((row) => row.color)).toEqual(['Red']));
  });
});

// shopware/shopware#12432, woocommerce/storefront#2210: a disabled button can neither be focused nor understood.
describe('a disabled button', () => {
  const expectReason = (button: HTMLElement, reason: string | RegExp) => {
    expect(button).not.toBeDisabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.focus());
    expect(button).toHaveFocus();
    if (button.textContent !== reason) expect(button).toHaveAccessibleDescription(reason);
  };

  it('can be focused and has a reason: no quantity', async () => {
    const { posts } = await openProduct();
    fireEvent.change(quantity(), { target: { value: '' } });
    for (const name of ['Add to Cart', 'Buy Now']) {
      const button = buy().getByRole('button', { name });
      fireEvent.click(button);
      expectReason(button, 'Enter a quantity of 1 or more.');
    }
    expect(posts()).toEqual([]);
  });

  it('can be focused and has a reason: minimum quantity', async () => {
    await openProduct();
    expectReason(buy().getByRole('button', { name: 'Decrease quantity' }), 'The minimum is 1');
  });

  it('can be focused and has a reason: out of stock', async () => {
    await openProduct({ path: '/product/samsung-battery-pack-10000-mah' });
    expectReason(buy().getByRole('button', { name: 'Out of Stock' }), 'Out of Stock');
  });

  it('can be focused and has a reason: no quantity in a row of a list', async () => {
    const { server } = await open({ path: '/search?q=flip&view=table', persona: BUYER });
    const [field] = await screen.findAllByRole('spinbutton', { name: /^Quantity of/ });
    fireEvent.change(field ?? document.body, { target: { value: '' } });
    const row = within(field?.closest('tr') ?? expect.unreachable());
    const button = row.getByRole('button', { name: 'Add to Cart' });
    fireEvent.click(button);
    expectReason(button, /Enter a quantity first/);
    expect(server.log.entries().filter(({ operationId }) => operationId === 'addCartLine')).toEqual([]);
  });
});
