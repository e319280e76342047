import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { activeTier, buy, color, openProduct, pictureFile, quantity, toast, total } from '@tests/support/productPage';

const WATCH = '/product/apple-watch-series-10';

async function openGrid(options: TestShopOptions = {}) {
  const page = await openProduct(options);
  await page.user.click(buy().getByRole('button', { name: /^Order several/ }));
  await buy().findByRole('table', { name: 'Pieces of each choice' });
  const field = (choice: string) => buy().getByRole<HTMLInputElement>('textbox', { name: `Pieces of ${choice}` });
  const addAll = () => buy().getByRole('button', { name: /^Add(ing)? .*(piece|of)/ });
  const results = () => {
    const region = within(buy().getByRole('region', { name: 'What was added' }));
    return region.getAllByRole('listitem').map((line) => line.textContent);
  };
  return { ...page, field, addAll, results, before: page.posts().length };
}

describe('ordering several choices at once', () => {
  it('is offered only for a product with several choices', async () => {
    await openProduct({ path: '/product/apple-60w-usb-c-charge-cable' });
    expect(buy().queryByRole('button', { name: /^Order several/ })).toBeNull();
  });

  it('has a field for each color and model, each with the price at its own quantity', async () => {
    const { user, field } = await openGrid({ path: WATCH });
    await user.type(field('Silver, 46 mm'), '10');
    expect(field('Silver, 46 mm')).toHaveAccessibleDescription('$319.05 each');
    expect(field('Silver, 42 mm')).toHaveAccessibleDescription('$329.00 each');
    await user.type(field('Silver, 42 mm'), '2');
    expect(field('Silver, 42 mm')).toHaveAccessibleDescription('$312.55 each');
    expect(field('Silver, 46 mm')).toHaveAccessibleDescription('$319.05 each');
    expect(total()).toMatch(/12 pieces on 2 lines\$3,815\.60/);
    expect(buy().getByRole('button', { name: 'Add 12 pieces' })).toBeVisible();
  });

  it('says that each color counts alone, and what it takes to reach the next price', async () => {
    const { user, field } = await openGrid();
    expect(buy().getByText('Each color counts alone.')).toBeVisible();
    for (const choice of ['Black', 'Pink', 'Teal']) await user.type(field(choice), '20');
    expect(buy().getByText('Each color counts alone: 10 more of Black for 15% off.')).toBeVisible();
  });

  it('keeps the place of the notice while the cart is read again, which held the other region', async () => {
    const EU_CART = [{ productId: 3101, quantity: 1 }];
    const { storage, dispose } = await openProduct({ cart: EU_CART });
    await buy().findByText('Your cart holds EU stock.');
    cleanup();
    dispose();
    const cart = holdCall();
    await openProduct({ storage, cart: EU_CART, server: { faults: { getCart: cart.call } } });
    expect(buy().getByText('Your cart holds EU stock.').closest('section')).toHaveAttribute('data-pending', 'true');
    cart.release();
    await waitFor(() => expect(buy().getByLabelText('Your cart’s region')).not.toHaveAttribute('data-pending'));
  });

  it('asks for the color before it offers to clear a cart of the other region', async () => {
    const { user, server } = await openProduct({ cart: [{ productId: 3101, quantity: 1 }] });
    await user.click(await buy().findByRole('button', { name: 'Clear it and add this' }));
    await toast('Pick a color');
    await user.click(color('Black'));
    await user.click(buy().getByRole('button', { name: 'Clear it and add this' }));
    await user.click(await screen.findByRole('button', { name: 'Clear and add' }));
    await toast('Added to Cart');
    expect(server.log.entries().filter(({ operationId }) => operationId === 'clearCart')).toHaveLength(1);
  });

  it('says above all that the cart holds the other region, and adds the lines after clearing it', async () => {
    const { user, field, server } = await openGrid({ cart: [{ productId: 3101, quantity: 1 }] });
    expect(await buy().findByText('Your cart holds EU stock.')).toBeVisible();
    await user.type(field('Black'), '18');
    await user.type(field('Pink'), '2');
    await user.click(buy().getByRole('button', { name: 'Add 20 pieces' }));
    const notice = within(buy().getByRole('region', { name: 'Your cart’s region' }));
    expect(notice.getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
    await user.click(await screen.findByRole('button', { name: 'Clear it and add this' }));
    await user.click(await screen.findByRole('button', { name: 'Clear and add' }));
    expect(await buy().findByText('All 2 lines added.')).toBeVisible();
    expect(field('Black')).toHaveValue('');
    expect(buy().queryByText('Your cart holds EU stock.')).toBeNull();
    expect(server.log.entries().filter(({ operationId }) => operationId === 'clearCart')).toHaveLength(1);
  });

  it('posts the lines one after another, checks the region once, and shows a result for each', async () => {
    const { user, field, bodies, server, results } = await openGrid({
      cart: [{ productId: 301, quantity: 12, color: 'Black' }],
    });
    await waitFor(() => expect(field('Black')).toHaveAccessibleDescription(/with 12 in cart/));
    await user.type(field('Black'), '18');
    await user.type(field('Pink'), '2');
    expect(field('Black')).toHaveAccessibleDescription(/\$84\.99 each/);
    server.log.clear();
    bodies.length = 0;
    await user.click(buy().getByRole('button', { name: 'Add 20 pieces' }));
    expect(await buy().findByText('All 2 lines added.')).toBeVisible();
    expect(bodies).toEqual([
      { productId: 301, quantity: 18, selectedOptions: { color: 'Black', model: null, ancOption: null } },
      { productId: 301, quantity: 2, selectedOptions: { color: 'Pink', model: null, ancOption: null } },
    ]);
    expect(results()).toEqual(['Black Added: 18 pieces at $84.99 each.', 'Pink Added: 2 pieces at $94.99 each.']);
    expect(server.log.entries().filter(({ url }) => url === '/api/products/301')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cart, 32 items' })).toBeInTheDocument();
    expect(field('Black')).toHaveValue('');
    expect(buy().getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
  });

  it('shows which line failed and why, keeps its quantity, and retries only that one', async () => {
    const { user, field, bodies, server, results } = await openGrid();
    await user.type(field('Black'), '3');
    await user.type(field('Blue'), '4');
    await user.type(field('Red'), '5');
    server.faults.set('addCartLine', async (request) => {
      const body: unknown = await request.clone().json();
      bodies.push(body);
      return JSON.stringify(body).includes('Blue') ? new Response('', { status: 500 }) : undefined;
    });
    await user.click(buy().getByRole('button', { name: 'Add 12 pieces' }));
    expect(await buy().findByText('2 of 3 lines added.')).toBeVisible();
    expect(results()[1]).toBe('Blue Not added. Failed to add item to cart. Please try again.');
    expect([field('Black').value, field('Blue').value, field('Red').value]).toEqual(['', '4', '']);
    bodies.length = 0;
    server.faults.set('addCartLine', async (request) => {
      bodies.push(await request.clone().json());
      return undefined;
    });
    await user.click(buy().getByRole('button', { name: 'Try the failed line again' }));
    expect(await buy().findByText('All 3 lines added.')).toBeVisible();
    expect(bodies).toEqual([
      { productId: 301, quantity: 4, selectedOptions: { color: 'Blue', model: null, ancOption: null } },
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 12 items' })).toBeInTheDocument();
  });

  it('sends nothing to a cart of the other region', async () => {
    const { user, field, posts, before } = await openGrid({ cart: [{ productId: 3101, quantity: 20 }] });
    await user.type(field('Black'), '3');
    await user.click(buy().getByRole('button', { name: 'Add 3 pieces' }));
    await toast('Cannot Add to Cart');
    expect(posts()).toHaveLength(before);
    expect(field('Black')).toHaveValue('3');
  });

  it('opens the login dialog for a visitor, and keeps what was typed', async () => {
    const { user, field, where } = await openGrid({ persona: null });
    await user.type(field('Teal'), '6');
    await user.click(buy().getByRole('button', { name: 'Add 6 pieces' }));
    await toast('Please Log In');
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(where()).toBe('/product/jbl-flip-6');
    expect(field('Teal')).toHaveValue('6');
  });

  it('can be navigated with arrow keys, Enter and Tab, and filled from a spreadsheet', async () => {
    const { user, field } = await openGrid({ path: WATCH });
    field('Jet Black, 42 mm').focus();
    await user.keyboard('{ArrowDown}');
    expect(field('Silver, 42 mm')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(field('Silver, 46 mm')).toHaveFocus();
    await user.keyboard('7{Enter}');
    expect(field('Rose Gold, 46 mm')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field('Jet Black, 46 mm')).toHaveFocus();
    await user.tab({ shift: true });
    expect(field('Jet Black, 42 mm')).toHaveFocus();
    await user.paste('1\t2\n3\tx\n');
    expect(field('Jet Black, 46 mm')).toHaveValue('2');
    expect(field('Silver, 42 mm')).toHaveValue('3');
    expect(field('Silver, 46 mm')).toHaveValue('7');
  });

  it('updates picture, ladder and table, and takes over the quantity from the field', async () => {
    const { user, setQuantity } = await openProduct();
    await user.click(color('Black'));
    await setQuantity('30');
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    const field = (name: string) => buy().getByRole<HTMLInputElement>('textbox', { name: `Pieces of ${name}` });
    await waitFor(() => expect(field('Black')).toHaveValue('30'));
    await user.type(field('Teal'), '100');
    expect(pictureFile()).toBe('speaker-cylinder.teal.front.svg');
    expect(activeTier().map((row) => row.textContent)).toEqual([expect.stringMatching(/^100\+/)]);
    await user.click(buy().getByRole('button', { name: /^10–29 pieces/ }));
    expect(field('Teal')).toHaveValue('10');
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    // The field is for Teal now; the grid keeps the thirty of Black.
    expect(quantity()).toHaveValue('10');
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true');
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    expect([field('Black').value, field('Teal').value]).toEqual(['30', '10']);
  });

  it('keeps its quantities when closed and reopened, without duplicates or removed ones', async () => {
    const { user, setQuantity } = await openProduct();
    const toggle = () => user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    const field = (name: string) => buy().getByRole<HTMLInputElement>('textbox', { name: `Pieces of ${name}` });
    await user.click(color('Black'));
    await setQuantity('5');
    await toggle();
    await waitFor(() => expect(field('Black')).toHaveValue('5'));
    await user.click(field('Blue'));
    await toggle();
    expect(color('Blue')).toHaveAttribute('aria-pressed', 'true');
    expect(quantity()).toHaveValue('1');
    await toggle();
    expect([field('Black').value, field('Blue').value]).toEqual(['5', '']);
    expect(total()).toMatch(/5 pieces on 1 line\$/);
    await user.clear(field('Black'));
    await toggle();
    expect(quantity()).toHaveValue('1');
    await toggle();
    expect(field('Black')).toHaveValue('');
    await user.type(field('Black'), '7');
    await toggle();
    expect(quantity()).toHaveValue('7');
    await user.click(color('Pink'));
    await toggle();
    expect([field('Black').value, field('Pink').value]).toEqual(['', '7']);
  });

  it('keeps a quantity of 1', async () => {
    const { user, field } = await openGrid();
    await user.type(field('Teal'), '1');
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    expect(quantity()).toHaveValue('1');
    await user.click(buy().getByRole('button', { name: 'Order several colors at once' }));
    expect(field('Teal')).toHaveValue('1');
  });

  it('accepts digits only, and explains what is missing while nothing is entered', async () => {
    const { field, user } = await openGrid();
    await user.type(field('Black'), '1.5');
    expect(field('Black')).toHaveValue('');
    expect(field('Black')).toHaveAccessibleDescription(/Whole pieces only\.$/);
    await user.type(field('Black'), 'a-15');
    expect(field('Black')).toHaveValue('15');
    await user.clear(field('Black'));
    expect(buy().getByRole('button', { name: 'Add pieces' })).toHaveAccessibleDescription(
      'Enter how many pieces you want of each.',
    );
  });
});
