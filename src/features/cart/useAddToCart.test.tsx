import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readProduct } from '@/domain/product/readProduct';
import { useLoginPrompt } from '@/features/session/SessionContext';
import { openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { describe, expect, it } from 'vitest';
import type { AddChoice } from './chosenOptions';
import { useCartCount } from './cartQuery';
import { ClearCartProvider } from './ClearCart';
import { PendingAdd } from './PendingAdd';
import { useAddToCart } from './useAddToCart';
import { holdCall } from '@tests/support/holdCall';

const BUYER = 'silver@example.com';
const EU_LINE = { productId: 3101, quantity: 1 };

/** A page with one button that adds, another that calls the `add` of a render in which an add was running, and text for what the hook returns. */
function AddPage({ choice }: { choice: AddChoice }) {
  const { add, adding } = useAddToCart();
  const [addWhileAdding, setAddWhileAdding] = useState<typeof add | null>(null);
  if (adding && !addWhileAdding) setAddWhileAdding(() => add);
  const pieces = useCartCount();
  const { pathname, search } = useLocation();
  const { open } = useLoginPrompt();
  return (
    <>
      <button type="button" onClick={() => void add(choice)}>
        {adding ? 'Adding...' : 'Add'}
      </button>
      <button type="button" onClick={() => void addWhileAdding?.(choice)}>
        Add later
      </button>
      <p>At {pathname + search}</p>
      <p>In the cart: {pieces}</p>
      <p>Login dialog: {open ?? 'closed'}</p>
      <PendingAdd />
    </>
  );
}

async function openAddPage(options: TestShopOptions & { productId?: number; choice?: Partial<AddChoice> } = {}) {
  const { productId = 301, choice: chosen = {}, ...shopOptions } = options;
  const prepared = await prepareShop({ persona: BUYER, path: '/product/jbl-flip-6', ...shopOptions });
  const { server, storage } = prepared;
  await server.ready;
  server.log.clear();
  const product = server.db.products.find(({ id }) => id === productId);
  if (!product) throw new Error(`The seed has no product ${productId}.`);
  const choice = {
    product: readProduct(product),
    quantity: 30,
    color: 'Black',
    model: null,
    ancOption: null,
    ...chosen,
  };
  const element = (
    <ClearCartProvider>
      <AddPage choice={choice} />
    </ClearCartProvider>
  );
  const page = openShop(prepared, { routes: [{ path: '*', element }] });
  const view = render(<StrictMode>{page.element}</StrictMode>);
  await screen.findByText(/^At /);
  const user = userEvent.setup();
  const button = () => screen.getByRole('button', { name: /^Add(ing\.\.\.)?$/ });
  return {
    ...page,
    server,
    storage,
    view,
    user,
    button,
    press: () => user.click(button()),
    settled: () => waitFor(() => expect(button()).toHaveTextContent(/^Add$/)),
    calls: () => server.log.entries().map(({ method, url }) => `${method} ${url}`),
    posts: () => server.log.entries().filter(({ operationId }) => operationId === 'addCartLine'),
  };
}

/** The text of the toast with this title. */
const toast = async (title: string) =>
  (await screen.findByText(title, { selector: 'div' })).closest('li')?.textContent ?? '';

describe('adding', () => {
  it('refetches the product, posts, refetches the cart and says so', async () => {
    const { press, calls, settled } = await openAddPage();
    await press();
    expect(await toast('Added to Cart')).toContain('Added to Cart');
    await settled();
    expect(screen.getByText('In the cart: 30')).toBeVisible();
    const list = calls();
    expect(list.indexOf('GET /api/products/301')).toBeGreaterThanOrEqual(0);
    expect(list.indexOf('POST /api/cart')).toBeGreaterThan(list.indexOf('GET /api/products/301'));
    expect(list.lastIndexOf('GET /api/cart')).toBeGreaterThan(list.indexOf('POST /api/cart'));
  });

  it('says so as soon as the response is in, however long the refetch of the cart takes', async () => {
    const { press, settled, server, calls } = await openAddPage({
      cart: [{ productId: 301, quantity: 5, color: 'Red' }],
    });
    await screen.findByText('In the cart: 5');
    await waitFor(() => expect(calls()).toContain('GET /api/cart'));
    server.faults.set('getCart', () => new Promise(() => {}));
    await press();
    expect(await toast('Added to Cart')).toContain('Added to Cart');
    await settled();
    expect(screen.getByText('In the cart: 35')).toBeVisible();
    expect(calls().filter((call) => call === 'GET /api/cart')).toHaveLength(2);
  });

  it('posts once for a double click, and again for a later click', async () => {
    const { user, button, posts, settled, press } = await openAddPage();
    await user.dblClick(button());
    await settled();
    expect(posts()).toHaveLength(1);
    await waitFor(async () => {
      await press();
      expect(posts()).toHaveLength(2);
    });
    await settled();
  });

  it('posts again when a function kept from a running add is called later', async () => {
    const { user, posts, settled, press } = await openAddPage();
    await press();
    await settled();
    expect(posts()).toHaveLength(1);
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Add later' }));
      expect(posts()).toHaveLength(2);
    });
    await settled();
  });

  it('finishes when the buyer leaves the page in the meantime', async () => {
    const adding = holdCall();
    const { press, view, posts, server } = await openAddPage({ server: { faults: { addCartLine: adding.call } } });
    await press();
    await waitFor(() => expect(posts()).toHaveLength(1));
    view.unmount();
    adding.release();
    await waitFor(() => expect(posts()[0]?.status).toBe(201));
    expect(server.log.violations()).toEqual([]);
  });
});

describe('the checks before the request', () => {
  it('sends a visitor to the sign-up page and back, whatever else is missing', async () => {
    const { press, calls } = await openAddPage({ persona: null, choice: { color: null } });
    await press();
    expect(await toast('Please Log In')).toContain(
      'You need to create an account or log in to add items to your cart.',
    );
    expect(await screen.findByText('At /signup?from=%2Fproduct%2Fjbl-flip-6')).toBeVisible();
    expect(calls()).not.toContain('POST /api/cart');
  });

  it('asks for a color before a model', async () => {
    const { press, posts } = await openAddPage({ productId: 401, choice: { color: null, model: null } });
    await press();
    expect(await toast('Pick a color')).toContain('Pick a color');
    expect(posts()).toEqual([]);
  });

  it.each([null, '38mm'])('asks for a model when %s is chosen', async (model) => {
    const { press, posts } = await openAddPage({ productId: 401, choice: { color: 'Silver', model } });
    await press();
    expect(await toast('Please select a model')).toContain('Choose a model option before adding to cart.');
    expect(posts()).toEqual([]);
  });

  it('asks for a color when the one chosen is not the product’s', async () => {
    const { press } = await openAddPage({ choice: { color: 'Mauve' } });
    await press();
    expect(await toast('Pick a color')).toContain('Pick a color');
  });

  it('does nothing without pieces', async () => {
    const { press, calls } = await openAddPage({ choice: { quantity: 0 } });
    await press();
    expect(calls()).not.toContain('POST /api/cart');
  });
});

describe('two regions', () => {
  it('are refused before the request', async () => {
    const { press, posts } = await openAddPage({ cart: [EU_LINE] });
    await press();
    expect(await toast('Cannot Add to Cart')).toContain(
      'You can only order from one region at a time (EU or USA). Please remove the other item first.',
    );
    expect(posts()).toEqual([]);
  });

  it.each([
    ['by the check', {}],
    ['by the server', { getProduct: { status: 500 } }],
  ] as const)('refused %s, offer to clear the cart and add, after a confirmation', async (_, faults) => {
    const { press, user, posts, server, calls } = await openAddPage({ cart: [EU_LINE], server: { faults } });
    await press();
    await user.click(await screen.findByRole('button', { name: 'Clear it and add this' }));
    expect(calls()).not.toContain('DELETE /api/cart');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear your cart and add this?' }));
    expect(dialog.getByText('One line of EU stock will be removed.')).toBeInTheDocument();
    server.log.clear();
    await user.click(dialog.getByRole('button', { name: 'Clear and add' }));
    await waitFor(() => expect(screen.getByText('In the cart: 30')).toBeInTheDocument());
    expect(calls().indexOf('DELETE /api/cart')).toBeLessThan(calls().indexOf('POST /api/cart'));
    expect(posts()).toHaveLength(1);
  });

  it('lead to the cart from the toast', async () => {
    const { press, user } = await openAddPage({ cart: [EU_LINE] });
    await press();
    await user.click(await screen.findByRole('button', { name: 'View My Cart' }));
    expect(await screen.findByText('At /cart')).toBeVisible();
  });

  it('are refused by the server when the check itself fails', async () => {
    const { press, posts } = await openAddPage({
      cart: [EU_LINE],
      server: { faults: { getProduct: { status: 500 } } },
    });
    await press();
    expect(await toast('Cannot Add to Cart')).toContain(
      'Your cart contains products from a different stock location. Please checkout separately or clear your cart.',
    );
    expect(posts()).toHaveLength(1);
  });

  it('cannot be compared when the cart is unavailable: the add goes on', async () => {
    const { press, posts } = await openAddPage({ server: { faults: { getCart: { status: 500 } } } });
    await press();
    expect(await toast('Added to Cart')).toContain('Added to Cart');
    expect(posts()).toHaveLength(1);
  });
});

describe('a failed add', () => {
  it.each([
    [
      'the server’s message',
      { status: 500, body: { message: 'The warehouse is counting.', code: 'server_error' } },
      'The warehouse is counting.',
    ],
    ['the brief’s sentence without one', { status: 500, body: '' }, 'Failed to add item to cart. Please try again.'],
    [
      'the brief’s sentence when no response comes',
      { networkError: true },
      'Failed to add item to cart. Please try again.',
    ],
  ])('shows %s', async (_, fault, text) => {
    const { press, settled } = await openAddPage({ server: { faults: { addCartLine: fault } } });
    await press();
    expect(await toast('Error')).toContain(text);
    await settled();
  });

  it('says so before the cart is refetched, where the response is lost', async () => {
    const { press, settled, server, calls } = await openAddPage({
      server: { faults: { addCartLine: { networkError: true } } },
    });
    await waitFor(() => expect(calls()).toContain('GET /api/cart'));
    server.faults.set('getCart', () => new Promise(() => {}));
    await press();
    expect(await toast('Error')).toContain('Failed to add item to cart. Please try again.');
    await settled();
    await waitFor(() => expect(calls().filter((call) => call === 'GET /api/cart')).toHaveLength(2));
  });

  it('recognizes the words about stock locations in a response without a code', async () => {
    const body = { message: 'These come from different stock locations.' };
    const { press } = await openAddPage({ server: { faults: { addCartLine: { status: 409, body } } } });
    await press();
    expect(await toast('Cannot Add to Cart')).toContain('Cannot Add to Cart');
  });

  it('can be tried again', async () => {
    const { press, settled } = await openAddPage({
      server: { faults: { addCartLine: { status: 500, body: '', times: 1 } } },
    });
    await press();
    expect(await toast('Error')).toContain('Error');
    await settled();
    await press();
    expect(await toast('Added to Cart')).toContain('Added to Cart');
  });
});

describe('an expired session', () => {
  it('opens the login in place and saves the add', async () => {
    const { press, storage, posts } = await openAddPage({
      server: { faults: { addCartLine: { status: 401, times: 1 } } },
    });
    await press();
    expect(await screen.findByText('Login dialog: login')).toBeVisible();
    expect(screen.getByText('At /product/jbl-flip-6')).toBeVisible();
    expect(storage.local.get('authToken')).toBeNull();
    expect(JSON.parse(storage.session.get('pendingAdd') ?? 'null')).toMatchObject({
      productId: 301,
      quantity: 30,
      color: 'Black',
    });
    expect(posts()).toHaveLength(1);
  });

  it('is noticed before the post when GET /api/cart responds 401', async () => {
    const { press, posts, server, queryClient, settled } = await openAddPage();
    await settled();
    queryClient.clear();
    server.faults.set('getCart', { status: 401 });
    await press();
    expect(await screen.findByText('Login dialog: login')).toBeVisible();
    expect(posts()).toEqual([]);
  });
});

describe('an add that was pending a login', () => {
  const signIn = async ({ server, session }: Awaited<ReturnType<typeof openAddPage>>) => {
    const token = await server.signIn(BUYER);
    act(() => session.signIn({ token, user: null, stay: true }));
  };

  it('is offered once, with its options, and added on a press', async () => {
    const page = await openAddPage({
      persona: null,
      productId: 401,
      choice: { quantity: 3, color: 'Silver', model: '46mm', ancOption: '46mm' },
    });
    await page.press();
    await signIn(page);
    expect(
      await screen.findByText('You were about to add 3 × Apple Watch Series 10 (Silver, 46 mm) to your cart.'),
    ).toBeVisible();
    expect(page.posts()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await toast('Added to Cart')).toContain('Added to Cart');
    expect(page.posts()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.storage.session.get('pendingAdd')).toBeNull();
  });

  it('is cleared on Not now', async () => {
    const page = await openAddPage({ persona: null });
    await page.press();
    await signIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.storage.session.get('pendingAdd')).toBeNull();
    expect(page.posts()).toEqual([]);
  });

  it('is not offered when a color is missing', async () => {
    const page = await openAddPage({ persona: null, choice: { color: null } });
    await page.press();
    await signIn(page);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.storage.session.get('pendingAdd')).toBeNull();
  });

  it('is saved again when the session expires once more, and other failures are shown', async () => {
    const page = await openAddPage({ persona: null, server: { faults: { addCartLine: { status: 401, times: 1 } } } });
    await page.press();
    await signIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Login dialog: login')).toBeVisible();
    expect(page.storage.session.get('pendingAdd')).not.toBeNull();

    page.server.faults.set('getProduct', {
      status: 500,
      body: { message: 'The catalogue sleeps.', code: 'server_error' },
    });
    await signIn(page);
    page.queryClient.clear();
    await page.user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(await toast('Error')).toContain('The catalogue sleeps.');
  });

  it('takes a success without a body for a success, and reads the line from the cart', async () => {
    const { server, press, settled } = await openAddPage();
    const line = { productId: 301, quantity: 30, selectedOptions: { color: 'Black', model: null, ancOption: null } };
    server.faults.set('addCartLine', async (request) => {
      server.faults.clear('addCartLine');
      await server.fetch(
        new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(line) }),
      );
      return new Response(null, { status: 204 });
    });
    await press();
    await settled();
    expect(await toast('Added to Cart')).not.toBe('');
    expect(await screen.findByText('In the cart: 30')).toBeVisible();
  });
});
