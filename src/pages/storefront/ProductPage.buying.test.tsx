import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';

import { describe, expect, it, vi } from 'vitest';

import {
  addedDialog,
  BUYER,
  FLIP,
  openProduct,
  buy,
  quantity,
  color,
  addButton,
  tiers,
  activeTier,
  total,
  toast,
} from '@tests/support/productPage';
import { holdCall } from '@tests/support/holdCall';

describe('buying thirty black JBL Flip 6', () => {
  it('shows price, tier and total, posts exactly that, and shows the same in the dialog', async () => {
    const { user, bodies, setQuantity } = await openProduct();
    await user.click(color('Black'));
    await setQuantity('30');
    expect(buy().getAllByText('$84.99').length).toBeGreaterThan(0);
    expect(activeTier().map((row) => row.textContent)).toEqual([expect.stringMatching(/^30–99.*15%.*\$84\.99/)]);
    expect(total()).toMatch(/30 × \$84\.99.*\$2,549\.70.*You save \$450\.00/);

    await user.dblClick(addButton());
    const dialog = within(await addedDialog());
    expect(dialog.getByText('30 × $84.99')).toBeVisible();
    expect(dialog.getByText('$2,549.70')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
    expect(bodies).toEqual([
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black', model: null, ancOption: null } },
    ]);

    expect(await dialog.findByRole('heading', { name: 'You May Need More' })).toBeVisible();
    const suggestions = await waitFor(() => {
      const links = within(dialog.getByRole('list')).getAllByRole('link');
      expect(links).toHaveLength(3);
      return links;
    });
    expect(suggestions[0]).toHaveTextContent(/Apple AirPods 4.*\$99\.50.*was \$129\.00/);
    expect(screen.getByRole('link', { name: 'Cart, 30 items' })).toBeInTheDocument();
  });

  it('posts the same request in euros', async () => {
    const { user, bodies, setQuantity } = await openProduct({ currency: 'EUR' });
    await user.click(color('Black'));
    await setQuantity('30');
    expect(total()).toMatch(/30 × €78\.19.*€2,345\.72/);
    expect(buy().queryByText(/\$/)).toBeNull();
    await user.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black', model: null, ancOption: null } },
    ]);
  });
});

describe('the buttons', () => {
  it('send one request for Enter and clicks together, and show that they are busy', async () => {
    const adding = holdCall();
    const { user, posts } = await openProduct({ server: { faults: { addCartLine: adding.call } } });
    await user.click(color('Red'));
    addButton().focus();
    await user.keyboard('{Enter}');
    expect(addButton()).toHaveTextContent('Adding to Cart...');
    await user.click(addButton());
    await user.click(buy().getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    adding.release();
    await screen.findByRole('dialog');
    expect(posts()).toHaveLength(1);
  });

  it('Buy Now adds and goes to the cart after half a second, without a dialog', async () => {
    const adding = holdCall();
    const { user, where, posts, router } = await openProduct({ server: { faults: { addCartLine: adding.call } } });
    const visited = [where()];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    router.subscribe(({ location }) => visited.push(location.pathname));
    await user.click(color('Red'));
    await user.click(buy().getByRole('button', { name: 'Buy Now' }));
    expect(buy().getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    adding.release();
    // The toast lasts longer than the half second before the cart opens, so both are visible on a slow machine.
    await toast('Added to Cart');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(500);
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(new Set(visited)).toEqual(new Set([FLIP, '/cart']));
    expect(posts()).toHaveLength(1);
  });

  it('Buy Now does not open the cart if the buyer has left the page in the meantime', async () => {
    const adding = holdCall();
    const { user, where, router, posts } = await openProduct({ server: { faults: { addCartLine: adding.call } } });
    await user.click(color('Red'));
    await user.click(buy().getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    await act(() => router.navigate('/membership'));
    adding.release();
    await waitFor(() => expect(posts()[0]?.status).toBe(201));
    // The toast lasts four times as long as Buy Now waits.
    await waitForElementToBeRemoved(await toast('Added to Cart'));
    expect(where()).toBe('/membership');
  });

  it('a product without stock cannot be added', async () => {
    const { user, posts } = await openProduct({ path: '/product/samsung-battery-pack-10000-mah' });
    expect(buy().getByText('Out of stock')).toBeVisible();
    await user.click(buy().getByRole('button', { name: 'Out of Stock' }));
    expect(buy().queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('a quantity above the stock can be added, with a note', async () => {
    const { user, setQuantity, posts } = await openProduct({ path: '/product/jbl-pulse-5' });
    expect(buy().getByText('Low stock, 9 left')).toBeVisible();
    await user.click(color('White'));
    await setQuantity('10');
    expect(buy().getByText('9 in stock now, the rest ships later.')).toBeVisible();
    await user.click(addButton());
    await screen.findByRole('dialog');
    expect(posts()).toHaveLength(1);
  });
});

describe('the required options', () => {
  it('include a color, which is not preselected and can be cleared', async () => {
    const { user, posts } = await openProduct();
    expect(color('Blue')).toHaveAttribute('aria-pressed', 'false');
    await user.click(color('Blue'));
    await user.click(color('Blue'));
    expect(color('Blue')).toHaveAttribute('aria-pressed', 'false');
    await user.click(addButton());
    await toast('Pick a color');
    expect(color('Black')).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('include a model: the first is preselected, it sets the price, and it can be cleared', async () => {
    const { user, bodies } = await openProduct({ path: '/product/apple-watch-series-10' });
    const model = (name: RegExp) => within(buy().getByRole('group', { name: 'Model' })).getByRole('button', { name });
    expect(model(/42 mm/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(model(/46 mm/));
    expect(total()).toContain('$354.50');
    await user.click(color('Silver'));
    await user.click(model(/46 mm/));
    await user.click(addButton());
    await toast('Please select a model');
    expect(bodies).toEqual([]);
    await user.click(model(/46 mm/));
    await user.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 401, quantity: 1, selectedOptions: { color: 'Silver', model: '46mm', ancOption: '46mm' } },
    ]);
  });

  it('include noise canceling, off by default', async () => {
    const { user, bodies } = await openProduct({ path: '/product/apple-airpods-4' });
    const anc = (name: RegExp) => buy().getByRole('button', { name });
    expect(anc(/^Without ANC/)).toHaveAttribute('aria-pressed', 'true');
    expect(total()).toContain('$99.50');
    await user.click(anc(/^With ANC/));
    expect(total()).toContain('$139.00');
    await user.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 101, quantity: 1, selectedOptions: { color: null, model: null, ancOption: 'anc' } },
    ]);
  });
});

describe('the quantity', () => {
  it('accepts digits only, may be empty while typing, and is reset to 1 on blur', async () => {
    const { user, posts, setQuantity } = await openProduct();
    await user.click(color('Black'));
    await setQuantity('1e5-+');
    expect(quantity()).toHaveValue('15');
    await user.clear(quantity());
    expect(quantity()).toHaveValue('');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription('Enter a quantity of 1 or more.');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    await user.click(addButton());
    expect(posts()).toEqual([]);
    expect(quantity()).toHaveValue('');
    await user.type(quantity(), '0');
    expect(buy().getByRole('button', { name: 'Buy Now' })).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(quantity()).toHaveValue('1');
    expect(buy().getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks the row of its tier, at each boundary', async () => {
    const { setQuantity } = await openProduct();
    for (const [pieces, row] of [
      ['1', '1'],
      ['2', '2–9'],
      ['9', '2–9'],
      ['10', '10–29'],
      ['29', '10–29'],
      ['30', '30–99'],
      ['99', '30–99'],
      ['100', '100+'],
      ['5000', '100+'],
    ] as const) {
      await setQuantity(pieces);
      expect(activeTier().map((tier) => within(tier).getByRole('button').textContent)).toEqual([
        `${row} ${row === '1' ? 'piece' : 'pieces'}, your quantity`,
      ]);
    }
  });

  it('jumps to the next break with one button', async () => {
    const { user, setQuantity } = await openProduct();
    await setQuantity('27');
    await user.click(buy().getByRole('button', { name: 'Add 3 more for 15% off' }));
    expect(quantity()).toHaveValue('30');
    expect(buy().getByRole('button', { name: 'Add 70 more for 20% off' })).toBeVisible();
    await setQuantity('100');
    expect(buy().queryByRole('button', { name: /more for/ })).toBeNull();
  });

  it('has no table without tiers, and base-price rows below the product’s own tiers', async () => {
    const { router } = await openProduct({ path: '/product/apple-60w-usb-c-charge-cable' });
    expect(buy().queryByRole('table')).toBeNull();
    await act(() => router.navigate('/product/bose-quietcomfort-headphones'));
    await screen.findByRole('heading', { level: 1, name: 'Bose QuietComfort Headphones' });
    expect(
      tiers()
        .getAllByRole('row')
        .map((row) => row.textContent?.replace(/ pieces?/, '').replace(', your quantity', '')),
    ).toEqual([
      'QuantityDiscountPrice (each)',
      expect.stringMatching(/^1–4–\$249\.00/),
      expect.stringMatching(/^5–195%\$236\.55/),
      expect.stringMatching(/^20–5910%\$224\.10/),
      expect.stringMatching(/^60\+15%\$211\.65/),
    ]);
  });
});

describe('a session that ends', () => {
  it('opens the login dialog and keeps the selected options', async () => {
    const { user, setQuantity, where, posts } = await openProduct({
      server: { faults: { addCartLine: { status: 401, times: 1 } } },
    });
    await user.click(color('Teal'));
    await setQuantity('12');
    await user.click(addButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(where()).toBe(FLIP);
    await user.clear(dialog.getByLabelText(/^Email/));
    await user.type(dialog.getByLabelText(/^Email/), BUYER);
    await user.type(dialog.getByLabelText(/^Password/), 'carton-demo');
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(
      await screen.findByText('You were about to add 12 × JBL Flip 6 Portable Speaker (Teal) to your cart.'),
    ).toBeVisible();
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true');
    expect(quantity()).toHaveValue('12');
    expect(posts()).toHaveLength(1);
  });
});

it('keeps a visitor’s quantity over the login, once, when no color was chosen (D-225)', async () => {
  const { user, router, session, server, setQuantity, where } = await openProduct({ persona: null });
  await setQuantity('12');
  await user.click(addButton());
  await waitFor(() => expect(where()).toBe('/signup'));
  const token = await server.signIn(BUYER);
  act(() => session.signIn({ token, user: { name: 'Sam Silver', email: BUYER }, stay: true }));
  const open = async (path: string) => {
    await act(() => router.navigate(path));
    await waitFor(() => expect(where()).toBe(path));
  };
  await open(FLIP);
  await waitFor(() => expect(quantity()).toHaveValue('12'));
  await open('/contact');
  await open(FLIP);
  await waitFor(() => expect(quantity()).toHaveValue('1'));
});
