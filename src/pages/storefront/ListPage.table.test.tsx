import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allCards } from '@tests/support/allCards';
import { openList } from '@tests/support/listPage';

describe('a list as a table', () => {
  const flipRow = () => screen.findByRole('row', { name: /Item 301/ });

  it('is in the URL, and remembered for the next list', async () => {
    const { user, address, storage } = await openList('/products?category=speakers&page=1');
    await allCards();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    await flipRow();
    expect(address().get('view')).toBe('table');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    cleanup();
    await openList('/category/dyson', { storage });
    expect(await screen.findByRole('table', { name: 'Products' })).toBeVisible();
  });

  it.each(['grid', 'table'])('says in the %s that the cart holds the other region, with the ways on', async (view) => {
    const cart = [{ productId: 3101, quantity: 1 }];
    const path = `/products?category=speakers&view=${view}`;
    const { user } = await openList(path, { persona: 'silver@example.com', cart });
    const [notice] = await screen.findAllByRole('button', { name: 'Your cart holds EU stock' });
    await user.click(notice!);
    const question = within(await screen.findByRole('dialog', { name: 'Clear your cart?' }));
    expect(question.getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
    await user.click(question.getByRole('button', { name: 'Clear cart' }));
    await waitFor(() => expect(screen.queryByText('Your cart holds EU stock')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^\/product\//)));
  });

  it('compares all rows at one quantity, with the member’s price, until a row has its own', async () => {
    const { user } = await openList('/products?category=speakers&view=table', { persona: 'silver@example.com' });
    const flip = within(await flipRow());
    const all = screen.getByRole('spinbutton', { name: 'Quantity for all rows' });
    await user.clear(all);
    await user.type(all, '100');
    for (const field of screen.getAllByRole('spinbutton')) expect(field).toHaveValue('100');
    expect(flip.getByText('$7,999.00')).toBeVisible();
    expect(await flip.findByText('V3: $7,359.08')).toBeVisible();
    await user.click(flip.getByRole('button', { name: '30+ $84.99' }));
    expect(flip.getByRole('spinbutton')).toHaveValue('30');
    expect(all).toHaveValue('100');
  });

  it('has every price break, and a press sets its quantity', async () => {
    const { user } = await openList('/products?category=speakers&view=table');
    const flip = within(await flipRow());
    const prices = flip
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('$'));
    expect(prices).toEqual(['1 $99.99', '2+ $94.99', '10+ $89.99', '30+ $84.99', '100+ $79.99']);
    await user.click(flip.getByRole('button', { name: '30+ $84.99' }));
    expect(flip.getByRole('spinbutton')).toHaveValue('30');
    expect(flip.getByRole('button', { name: '30+ $84.99' })).toHaveAttribute('aria-pressed', 'true');
    expect(flip.getByText('$2,549.70')).toBeVisible();
  });

  it('adds a row’s quantity in the selected color', async () => {
    const { user, server } = await openList('/products?category=speakers&view=table', {
      persona: 'silver@example.com',
    });
    const flip = within(await flipRow());
    await user.selectOptions(flip.getByRole('combobox', { name: /^Color/ }), 'Teal');
    await user.click(flip.getByRole('button', { name: '10+ $89.99' }));
    await user.click(flip.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Added to Cart')).toBeVisible();
    expect(
      server.db.cartLines
        .select({ where: ({ productId }) => productId === 301 })
        .rows.map(({ color, quantity }) => ({ color, quantity })),
    ).toEqual([{ color: 'Teal', quantity: 10 }]);
  });

  it('adds nothing while the quantity is empty', async () => {
    const { user, server } = await openList('/products?category=dyson&view=table', { persona: 'silver@example.com' });
    const [first] = await screen.findAllByRole('spinbutton', { name: /^Quantity of/ });
    const line = within(first!.closest('tr')!);
    await user.clear(first!);
    expect(line.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-disabled', 'true');
    expect(server.log.entries().filter(({ operationId }) => operationId === 'addCartLine')).toEqual([]);
  });
});
