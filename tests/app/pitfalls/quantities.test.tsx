import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartQuery } from '@/features/cart/cartQuery';
import { createTestShop } from '@tests/support/createTestShop';
import { BUYER, addButton, buy, color, openProduct, quantity, total } from '@tests/support/productPage';
import { amountsIn, invalidTextsIn } from './visibleText';

configure({ defaultHidden: true });

const CART = [
  { productId: 301, quantity: 30, color: 'Black' },
  { productId: 301, quantity: 10, color: 'Red' },
];

async function openCart() {
  const shop = await createTestShop({ path: '/cart', persona: BUYER, cart: CART });
  render(shop.element);
  await screen.findByText('Membership discount (V3, 8%)');
  const [field] = screen.getAllByRole<HTMLInputElement>('spinbutton');
  const updates = () => shop.server.log.entries().filter(({ operationId }) => operationId === 'updateCartLine');
  return { ...shop, field: field ?? expect.unreachable(), updates };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

// Anwishta/ShopSphere#127, elfsternberg/The-Backbone-Store#1: an empty quantity makes the total NaN.
describe('an empty or invalid quantity', () => {
  it('in the cart leaves all totals unchanged, and the field is reset on blur', async () => {
    const { field, updates } = await openCart();
    const before = amountsIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['', '0', '00', '-3', '1.5', 'e', '1e5', 'abc', '+']) {
      act(() => field.focus());
      type(field, '');
      if (text !== '') type(field, text);
      expect(amountsIn()).toEqual(before);
      expect(invalidTextsIn()).toEqual([]);
      act(() => field.blur());
      expect(field).toHaveValue('30');
    }
    // Longer than the debounce of a change.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(updates()).toEqual([]);
  });

  it('on the product page has no total and cannot be added', async () => {
    const { user, posts } = await openProduct();
    await user.click(color('Black'));
    for (const text of ['', '0']) {
      type(quantity(), text);
      expect(invalidTextsIn()).toEqual([]);
      expect(total()).toBe('Enter a quantity of 1 or more.');
      expect(addButton()).toHaveAccessibleDescription('Enter a quantity of 1 or more.');
    }
    await user.click(addButton());
    expect(posts()).toEqual([]);
  });

  it('in a grid of colors counts as zero', async () => {
    const { user, posts } = await openProduct();
    await user.click(buy().getByRole('button', { name: /^Order several/ }));
    await buy().findByRole('table', { name: 'Pieces of each choice' });
    const pieces = buy().getByRole('textbox', { name: 'Pieces of Black' });
    for (const text of ['', '0', '-1', '1.5', 'x']) {
      type(pieces, text);
      expect(invalidTextsIn()).toEqual([]);
    }
    const add = buy().getByRole('button', { name: 'Add pieces' });
    expect(add).toHaveAccessibleDescription('Enter how many pieces you want of each.');
    await user.click(add);
    expect(posts()).toEqual([]);
  });

  it('in a row of a list has no total and cannot be added', async () => {
    const shop = await createTestShop({ path: '/search?q=flip&view=table', persona: BUYER });
    render(shop.element);
    const [field] = await screen.findAllByRole('spinbutton', { name: /^Quantity of/ });
    const row = within(field?.closest('tr') ?? expect.unreachable());
    await row.findByText(/^V3: \$/);
    const shown = amountsIn(field?.closest('tr') ?? document.body).length;
    fireEvent.focus(field ?? document.body);
    type(field ?? document.body, '');
    expect(amountsIn(field?.closest('tr') ?? document.body)).toHaveLength(shown - 2);
    expect(invalidTextsIn()).toEqual([]);
    const add = row.getByRole('button', { name: 'Add to Cart' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(add);
    expect(shop.server.log.entries().filter(({ operationId }) => operationId === 'addCartLine')).toEqual([]);
  });
});

// CloakHQ/CloakBrowser-Manager#5, maximhq/bifrost PR#6793: a form is reset because its data is a new object.
describe('typed input', () => {
  it('in the cart survives a refetch of the same cart', async () => {
    const { field, queryClient, server, updates } = await openCart();
    field.focus();
    type(field, '47');
    const callsBefore = server.log.entries().length;
    await act(() => queryClient.invalidateQueries(cartQuery()));
    await waitFor(() => expect(server.log.entries().length).toBeGreaterThan(callsBefore));
    await act(async () => queryClient.setQueryData(cartQuery().queryKey, (lines) => structuredClone(lines)));
    expect(field).toHaveValue('47');
    act(() => field.blur());
    await waitFor(() => expect(updates()).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('$3,994.53'));
  });

  it('on the product page survives a refetch of the same product', async () => {
    const { user, queryClient } = await openProduct();
    await user.click(color('Teal'));
    type(quantity(), '12');
    await act(() => queryClient.invalidateQueries());
    await act(async () => queryClient.setQueriesData({}, (data: unknown) => structuredClone(data)));
    expect(quantity()).toHaveValue('12');
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true');
    expect(total()).toContain('12 × $89.99');
  });
});
