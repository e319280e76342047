import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seed } from '@mocks/seed/seed';
import { holdCall } from '@tests/support/holdCall';
import {
  addedDialog,
  activeTier,
  addButton,
  buy,
  color,
  FLIP,
  openProduct,
  quantity,
  toast,
  total,
} from '@tests/support/productPage';

const TWELVE_BLACK = [{ productId: 301, quantity: 12, color: 'Black' }];

describe('what is in the cart already', () => {
  it('counts toward the tier of the same choice, as the page explains', async () => {
    const { user, setQuantity } = await openProduct({ cart: TWELVE_BLACK });
    await user.click(color('Black'));
    await setQuantity('18');
    expect(await buy().findByText('With the 12 in your cart: 30 pieces at $84.99 each.')).toBeVisible();
    expect(activeTier().map((row) => row.textContent)).toEqual([expect.stringMatching(/^30–99/)]);
    expect(total()).toMatch(/18 × \$84\.99.*\$1,529\.82/);
  });

  it('is waited for: until the cart has been read, no price or total is shown and the button says why', async () => {
    const cart = holdCall();
    const page = await openProduct({ cart: TWELVE_BLACK, server: { faults: { getCart: cart.call } } });
    await page.user.click(color('Black'));
    await page.setQuantity('18');
    expect(total()).toBe('Reading your cart. The pieces in it count toward the price.');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription('Reading your cart. The pieces in it count toward the price.');
    expect(buy().getByText('Reading your cart for the price')).toBeInTheDocument();
    expect(buy().queryByText('$89.99', { selector: 'p *' })).toBeNull();
    expect(activeTier()).toEqual([]);
    expect(buy().queryByRole('button', { name: /^Add \d+ more for/ })).toBeNull();
    cart.release();
    await waitFor(() => expect(total()).toMatch(/18 × \$84\.99.*\$1,529\.82/));
    expect(addButton()).not.toHaveAttribute('aria-disabled');
  });

  it('is waited for by a price alert: its range and its button come with the price', async () => {
    const cart = holdCall();
    const page = await openProduct({ cart: TWELVE_BLACK, server: { faults: { getCart: cart.call } } });
    await page.user.click(color('Black'));
    await page.user.click(buy().getByRole('button', { name: 'Set Price Alert' }));
    const alert = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
    const set = alert.getByRole('button', { name: 'Set alert' });
    expect(set).toHaveAttribute('aria-disabled', 'true');
    expect(set).toHaveAccessibleDescription(/^Reading your cart for the price/);
    await page.user.type(alert.getByLabelText(/^Target price/), '5{Enter}');
    expect(screen.queryByText('Target Price Too Low')).toBeNull();
    cart.release();
    expect(await alert.findByText('Between $80.99 and $89.98')).toBeVisible();
    await page.user.click(set);
    await toast('Target Price Too Low');
  });

  it('is waited for in the grid too: until the cart has been read, no cell shows a price', async () => {
    const cart = holdCall();
    const page = await openProduct({ cart: TWELVE_BLACK, server: { faults: { getCart: cart.call } } });
    await page.user.click(buy().getByRole('button', { name: /^Order several/ }));
    const cell = await buy().findByRole('textbox', { name: 'Pieces of Black' });
    expect(cell).toHaveAccessibleDescription('Reading your cart for the price');
    cart.release();
    await waitFor(() => expect(cell).toHaveAccessibleDescription(/^\$89\.99 each\s?with 12 in cart$/));
  });

  it('does not count toward the tier of another color', async () => {
    const { user, setQuantity } = await openProduct({ cart: TWELVE_BLACK });
    await user.click(color('Pink'));
    await setQuantity('18');
    expect(buy().queryByText(/in your cart/)).toBeNull();
    expect(activeTier().map((row) => row.textContent)).toEqual([expect.stringMatching(/^10–29/)]);
  });

  it('reduces the pieces to the next tier, for the button and for rows of the table', async () => {
    const { user, setQuantity } = await openProduct({ cart: TWELVE_BLACK });
    await user.click(color('Black'));
    await setQuantity('15');
    await user.click(await buy().findByRole('button', { name: 'Add 3 more for 15% off' }));
    expect(quantity()).toHaveValue('18');
    await user.click(buy().getByRole('button', { name: /^100\+ pieces/ }));
    expect(quantity()).toHaveValue('88');
  });

  it('counts toward the price in the dialog, which shows the new quantity in the cart', async () => {
    const { user, setQuantity } = await openProduct({ cart: TWELVE_BLACK });
    await user.click(color('Black'));
    await setQuantity('18');
    await user.click(addButton());
    const dialog = within(await addedDialog());
    expect(dialog.getByText('18 × $84.99')).toBeVisible();
    expect(dialog.getByText('$1,529.82')).toBeInTheDocument();
    expect(dialog.getByText('Your cart now holds 30 of these.')).toBeVisible();
  });

  it('reduces the maximum quantity, which is checked before the request', async () => {
    const { user, setQuantity, posts } = await openProduct({
      cart: [{ productId: 301, quantity: 999_990, color: 'Black' }],
    });
    await user.click(color('Black'));
    await setQuantity('10');
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(addButton()).toHaveAccessibleDescription(
      'One line of the cart holds 999,999 pieces at most. With the 999,990 in your cart, you can add 9 more.',
    );
    const before = posts().length;
    await user.click(addButton());
    expect(posts()).toHaveLength(before);
  });

  it('may be outdated on the page: then the server’s message is shown (S1 8)', async () => {
    const { user, server } = await openProduct();
    const body = {
      message: 'Some values are not allowed.',
      code: 'invalid_request' as const,
      fields: { quantity: 'must be <= 999999' },
    };
    server.overrides.set('addCartLine', () => ({ status: 400, body }));
    await user.click(color('Black'));
    await user.click(addButton());
    expect((await toast('Error')).closest('li')).toHaveTextContent(
      'Some values are not allowed. Quantity: must be <= 999999.',
    );
  });
});

describe('a color that is still missing', () => {
  it('is requested at the field as well, until one is selected', async () => {
    const { user } = await openProduct({ path: FLIP });
    const field = () => buy().getByRole('group', { name: 'Color' });
    expect(field()).not.toHaveAccessibleDescription();
    await user.click(addButton());
    await toast('Pick a color');
    expect(field()).toHaveAccessibleDescription('Pick a color');
    expect(color('Black')).toHaveFocus();
    await user.click(color('Teal'));
    expect(field()).not.toHaveAccessibleDescription();
    expect(buy().queryByText('Pick a color')).toBeNull();
  });
});

describe('a price that depends on the choice', () => {
  it('is marked “from” in suggestions', async () => {
    const { user } = await openProduct();
    await user.click(color('Black'));
    await user.click(addButton());
    const dialog = within(await addedDialog());
    const first = await waitFor(() => {
      const [link] = within(dialog.getByRole('list')).getAllByRole('link');
      if (!link) throw new Error('No suggestion yet.');
      return link;
    });
    expect(first).toHaveTextContent(/Apple AirPods 4\s*from\s*\$99\.50/);
  });
});

describe('a product without a readable price', () => {
  const unpriced = {
    ...seed.products.find(({ id }) => id === 301),
    wholesalePrice: '',
    specifications: { colors: ['Black', 'Teal'] },
  };
  const server = { faults: { getProduct: () => Response.json(unpriced) } };

  it('is added with "Price on request", never for $0.00', async () => {
    const { user, setQuantity } = await openProduct({ server });
    await user.click(color('Black'));
    await setQuantity('3');
    await user.click(addButton());
    const dialog = await addedDialog();
    expect(within(dialog).getByText('3 pieces')).toBeVisible();
    expect(within(dialog).getByText('Price on request')).toBeVisible();
    expect(dialog).not.toHaveTextContent('$0.00');
  });

  it('has no total in the grid either', async () => {
    const { user } = await openProduct({ server });
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    await user.type(await buy().findByRole('textbox', { name: 'Pieces of Teal' }), '4');
    expect(total()).toMatch(/4 pieces on 1 linePrice on request/);
  });
});
