import { act as settle, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addBlack,
  askForAlert,
  deleteAll,
  inDialog,
  logIn,
  press,
  removeLine,
  signUp,
  write,
  writeTo,
} from '@tests/support/buyerActions';
import { addButton, BUYER, buy, color, FLIP } from '@tests/support/productPage';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

// Each page's code loads with the first test that opens it.
configure({ asyncUtilTimeout: 8000 });

interface Situation {
  /** Codes of the requirements that describe the toast. */
  clauses: string;
  what: string;
  shop: TestShopOptions;
  act: (user: UserEvent) => Promise<void>;
  title: string;
  text?: string;
  tone?: 'default' | 'success' | 'danger';
}

const USA_CART = [{ productId: 301, quantity: 2, color: 'Black' }];
const cartOf = (faults: NonNullable<TestShopOptions['server']>['faults'] = {}): TestShopOptions => ({
  path: '/cart',
  persona: BUYER,
  cart: USA_CART,
  server: { faults },
});
const productOf = (
  addCartLine?: NonNullable<NonNullable<TestShopOptions['server']>['faults']>['addCartLine'],
): TestShopOptions => ({ path: FLIP, persona: BUYER, server: { faults: addCartLine ? { addCartLine } : {} } });

const REGION_WORDS = 'These lines come from different stock locations.';
const LOG_IN_FIRST = 'You need to create an account or log in to add items to your cart.';
const FIVE_MINUTES = 'Our team will respond within 5 minutes during business hours.';

const SITUATIONS: Situation[] = [
  {
    clauses: 'S1-8-03 S1-8-04 S1-8-05',
    what: 'a login that the server refuses with a message',
    shop: { path: '/login', server: { faults: { login: { status: 401, body: { message: 'x' } } } } },
    act: logIn,
    title: 'Login Failed',
    text: 'x',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-06',
    what: 'a login that the server refuses without a message',
    shop: { path: '/login', server: { faults: { login: { status: 401, body: '' } } } },
    act: logIn,
    title: 'Login Failed',
    text: 'Please check your credentials and try again.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-07 S1-8-08',
    what: 'a sign-up that the server refuses with a message',
    shop: { path: '/signup', server: { faults: { register: { status: 409, body: { message: 'x' } } } } },
    act: signUp,
    title: 'Signup Failed',
    text: 'x',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-09',
    what: 'a sign-up that the server refuses without a message',
    shop: { path: '/signup', server: { faults: { register: { status: 409, body: '' } } } },
    act: signUp,
    title: 'Signup Failed',
    text: 'Please try again.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-10 S1-8-11',
    what: 'an add that the server refuses with a message',
    shop: productOf({ status: 500, body: { message: 'x' } }),
    act: addBlack,
    title: 'Error',
    text: 'x',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-12',
    what: 'an add that the server refuses without a message',
    shop: productOf({ status: 500, body: '' }),
    act: addBlack,
    title: 'Error',
    text: 'Failed to add item to cart. Please try again.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-13 S1-8-14',
    what: 'an add that the server refuses for its stock location',
    shop: productOf({ status: 409, body: { message: REGION_WORDS } }),
    act: addBlack,
    title: 'Cannot Add to Cart',
    text: 'Your cart contains products from a different stock location. Please checkout separately or clear your cart.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-15',
    what: 'an EU product beside a cart of USA stock',
    shop: { path: '/product/jbl-flip-6-eu', persona: BUYER, cart: USA_CART },
    act: addBlack,
    title: 'Cannot Add to Cart',
    text: 'You can only order from one region at a time (USA or EU). Please remove the other item first.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-16 S1-5-36 S1-5-37',
    what: 'an add by a visitor',
    shop: { path: FLIP },
    act: addBlack,
    title: 'Please Log In',
    text: LOG_IN_FIRST,
  },
  {
    clauses: 'S1-8-17 S1-5-32',
    what: 'an add without a color',
    shop: productOf(),
    act: async (user) => {
      await screen.findByRole('region', { name: 'Buy' });
      await user.click(addButton());
    },
    title: 'Pick a color',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-18 S1-5-33 S1-5-34',
    what: 'an add without a model',
    shop: { path: '/product/apple-watch-series-10', persona: BUYER },
    act: async (user) => {
      await screen.findByRole('region', { name: 'Buy' });
      await user.click(color('Silver'));
      await user.click(within(buy().getByRole('group', { name: 'Model' })).getByRole('button', { pressed: true }));
      await user.click(addButton());
    },
    title: 'Please select a model',
    text: 'Choose a model option before adding to cart.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-19 S1-8-20',
    what: 'a cart line that cannot be changed',
    shop: cartOf({ updateCartLine: { status: 500 } }),
    act: (user) => press(user, 'Increase quantity'),
    title: 'Error',
    text: 'Failed to update cart item. Please try again.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-21',
    what: 'a cart line that cannot be removed',
    shop: cartOf({ removeCartLine: { status: 500 } }),
    act: removeLine,
    title: 'Error',
    text: 'Failed to remove item from cart. Please try again.',
    tone: 'danger',
  },
  {
    clauses: 'S1-8-22',
    what: 'a cart that cannot be cleared',
    shop: cartOf({ clearCart: { status: 500 } }),
    act: deleteAll,
    title: 'Error',
    text: 'Failed to clear cart. Please try again.',
    tone: 'danger',
  },
  { clauses: 'S1-8-23', what: 'an add', shop: productOf(), act: addBlack, title: 'Added to Cart', tone: 'success' },
  {
    clauses: 'S1-8-25',
    what: 'a removed cart line',
    shop: cartOf(),
    act: removeLine,
    title: 'Item Removed',
    tone: 'success',
  },
  {
    clauses: 'S1-8-26',
    what: 'a cleared cart',
    shop: cartOf(),
    act: deleteAll,
    title: 'Cart Cleared',
    tone: 'success',
  },
  {
    clauses: 'S1-8-27',
    what: 'a login in the dialog',
    shop: { path: '/membership' },
    act: (user) => inDialog(user, 'Log in to see your level', 'Login'),
    title: 'Welcome back!',
    tone: 'success',
  },
  {
    clauses: 'S1-8-28',
    what: 'a sign-up in the dialog',
    shop: { path: '/membership' },
    act: (user) => inDialog(user, 'Create Account & Start Saving', 'Create Account'),
    title: 'Welcome!',
    tone: 'success',
  },
  {
    clauses: 'S1-8-29',
    what: 'a login on the login screen',
    shop: { path: '/login?from=/terms' },
    act: logIn,
    title: 'Welcome Back!',
    tone: 'success',
  },
  {
    clauses: 'S1-8-30 S1-8-31',
    what: 'a sign-up on its screen',
    shop: { path: '/signup?from=/terms' },
    act: signUp,
    title: 'Account Created Successfully',
    text: 'Welcome! You are now a V1 member.',
    tone: 'success',
  },
  {
    clauses: 'S1-8-30 S1-8-31',
    what: 'a sign-up on the Register tab',
    shop: { path: '/login?tab=register&from=/terms' },
    act: async (user) => {
      await write(user, /^Email/, 'kim@example.com');
      await write(user, /^Password/, 'long enough');
      await user.keyboard('{Enter}');
    },
    title: 'Account Created Successfully',
    text: 'Welcome! You are now a V1 member.',
    tone: 'success',
  },
  {
    clauses: 'S1-8-32',
    what: 'a logout',
    shop: { path: '/terms', persona: BUYER },
    act: async (user) => {
      await press(user, 'My Account');
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    },
    title: 'Logged out',
    tone: 'success',
  },
  {
    clauses: 'S1-8-33 S1-8-34',
    what: 'a message from the sales dialog',
    shop: { path: '/terms' },
    act: async (user) => {
      await press(user, 'Contact sales');
      await writeTo(user, 'Contact sales');
    },
    title: 'Message Sent!',
    text: FIVE_MINUTES,
    tone: 'success',
  },
  {
    clauses: 'S1-8-33 S1-8-35',
    what: 'a message from the contact page',
    shop: { path: '/contact' },
    act: (user) => writeTo(user, 'Contact', { Subject: 'Pallets' }),
    title: 'Message Sent!',
    text: 'Thank you. You will have our reply within 24 hours.',
    tone: 'success',
  },
  {
    clauses: 'S1-8-36',
    what: 'a newsletter address',
    shop: { path: '/' },
    act: async (user) => {
      const section = within(await screen.findByRole('region', { name: /by email/ }));
      await user.type(section.getByLabelText('Email'), 'buyer@example.com');
      await user.click(section.getByRole('button', { name: 'Subscribe' }));
    },
    title: 'Subscribed!',
    tone: 'success',
  },
  {
    clauses: 'S1-8-37 S1-5-51 S1-5-52',
    what: 'a price alert',
    shop: productOf(),
    act: askForAlert('95'),
    title: 'Price Alert Set!',
    text: "We'll email you when JBL Flip 6 Portable Speaker drops to $95.00",
    tone: 'success',
  },
  {
    clauses: 'S1-5-44 S1-5-45',
    what: 'a price alert at the price itself',
    shop: productOf(),
    act: askForAlert('99.99'),
    title: 'Invalid Target Price',
    text: 'Target price must be lower than current price.',
    tone: 'danger',
  },
  {
    clauses: 'S1-5-46 S1-5-47',
    what: 'a price alert far below the price',
    shop: productOf(),
    act: askForAlert('50'),
    title: 'Target Price Too Low',
    text: 'Minimum target price is $89.99',
    tone: 'danger',
  },
];

const shownToasts = () =>
  screen.queryAllByRole('button', { name: 'Dismiss notification' }).map((button) => button.closest('li'));

describe('the toasts of the brief', () => {
  it.each(SITUATIONS)('$clauses: $what shows "$title"', async ({ shop: options, act, title, text, tone }) => {
    const shop = await createTestShop(options);
    render(shop.element);
    await screen.findByRole('heading', { level: 1 });
    await act(userEvent.setup());
    await screen.findByText(title, { selector: 'li div' });
    const [card, ...others] = shownToasts();
    expect(others).toEqual([]);
    const words = [...(card?.querySelectorAll('div > div') ?? [])].map((part) => part.textContent);
    expect(words[0]).toBe(title);
    if (text !== undefined) expect(words[1]).toBe(text);
    expect(card).toHaveAttribute('data-tone', tone ?? 'default');
    cleanup();
    shop.dispose();
  });

  it("S1-8-24: 'Added to Cart' is shown for exactly 2000 ms", async () => {
    const shop = await createTestShop(productOf());
    render(shop.element);
    await screen.findByRole('region', { name: 'Buy' });
    fireEvent.click(color('Black'));
    fireEvent.keyDown(document.body, { key: 'Tab' }); // loads the Toaster's code
    await import('@/ui/toast/Toaster');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTimeAsync(milliseconds));
    fireEvent.click(addButton());
    for (let waited = 0; shownToasts().length === 0 && waited < 1000; waited += 1) await pass(1);
    expect(shownToasts()[0]).toHaveTextContent('Added to Cart');
    await pass(1998);
    expect(shownToasts()).toHaveLength(1);
    await pass(2);
    expect(shownToasts()).toEqual([]);
    vi.useRealTimers();
  });

  it('include each toast of the error catalogue', () => {
    const proved = new Set(SITUATIONS.flatMap(({ clauses }) => clauses.split(' ')));
    const missing = Array.from({ length: 35 }, (_, index) => `S1-8-${String(index + 3).padStart(2, '0')}`).filter(
      (clause) => clause !== 'S1-8-24' && !proved.has(clause),
    );
    expect(missing).toEqual([]);
  });
});
