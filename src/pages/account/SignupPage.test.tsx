import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';
import { describe, expect, it } from 'vitest';

async function openSignup(options: TestShopOptions = {}) {
  const bodies: unknown[] = [];
  const shop = await createTestShop({ path: '/signup', ...options });
  shop.server.faults.set('register', async (request) => {
    bodies.push(await request.clone().json());
    return undefined;
  });
  render(shop.element);
  await screen.findByRole('heading', { name: 'Create your account' });
  const user = userEvent.setup();
  const where = () => `${shop.router.state.location.pathname}${shop.router.state.location.search}`;
  const fill = async (values: Partial<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      await enterText(user, screen.getByLabelText(new RegExp(`^${label}( \\*|$)`)), value ?? '');
  };
  const create = () => user.click(screen.getByRole('button', { name: 'Create My Account' }));
  return { ...shop, bodies, user, where, fill, create };
}

const WHOLE = {
  Email: 'kim@example.com',
  Username: ' kimtrade ',
  Password: 'long enough',
  'Password again': 'long enough',
};

describe('signing up', () => {
  it('creates the account, stores token and user, welcomes a V1 member and goes to the home page', async () => {
    const { bodies, fill, create, where, storage } = await openSignup();
    await fill(WHOLE);
    await create();
    expect(await screen.findByText('Account Created Successfully', { selector: 'div' })).toBeVisible();
    expect(screen.getByText('Welcome! You are now a V1 member.')).toBeVisible();
    await waitFor(() => expect(where()).toBe('/'));
    expect(bodies).toEqual([
      { email: 'kim@example.com', username: 'kimtrade', password: 'long enough', name: '', phone: '' },
    ]);
    expect(storage.local.get('authToken')).not.toBeNull();
    await waitFor(() => expect(storage.local.get('user')).toBe('{"name":"kim","email":"kim@example.com"}'));
  });

  it('links back to the previous page for visitors who do not want an account', async () => {
    const { user, where } = await openSignup({ path: '/signup?from=%2Fshipping-info' });
    await user.click(screen.getByRole('link', { name: 'Continue without an account' }));
    await waitFor(() => expect(where()).toBe('/shipping-info'));
  });

  it.each(['', 'WRONG', '7K4M'])('never checks the code: %j', async (code) => {
    const { fill, create, where, user } = await openSignup({ path: '/signup?from=%2Fshipping-info' });
    expect(screen.getByText('7K4M')).toBeVisible();
    await fill(WHOLE);
    if (code) await user.type(screen.getByLabelText('Code (optional)'), code);
    await create();
    await waitFor(() => expect(where()).toBe('/shipping-info'));
  });

  it.each([
    ['Email', 'Enter your email address'],
    ['Username', 'Enter a username'],
    ['Password', 'Enter your password'],
    ['Password again', 'Enter the password again'],
  ])('without %s makes no call and says what is missing', async (field, text) => {
    const { bodies, fill, create } = await openSignup();
    await fill(Object.fromEntries(Object.entries(WHOLE).filter(([label]) => label !== field)));
    await create();
    expect(await screen.findByText(text)).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(screen.getByLabelText(new RegExp(`^${field}( \\*|$)`))).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('shows an error when the passwords do not match', async () => {
    const { bodies, fill, create } = await openSignup();
    await fill({ ...WHOLE, 'Password again': 'long enougn' });
    await create();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('shows the error for a taken username at the field and in a toast, and keeps what was typed', async () => {
    const { fill, create, where } = await openSignup();
    await fill({ ...WHOLE, Username: 'SamSilver' });
    await create();
    const title = await screen.findByText('Signup Failed', { selector: 'div' });
    expect(within(title.closest('li') as HTMLElement).getByText('This user name is taken.')).toBeVisible();
    expect(screen.getByLabelText(/^Username/)).toHaveFocus();
    expect(screen.getByLabelText(/^Username/)).toBeInvalid();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('kim@example.com');
    expect(screen.getByLabelText(/^Password again/)).toHaveValue('long enough');
    expect(where()).toBe('/signup');
  });

  it('shows a general message when the server sends none', async () => {
    const { server, fill, create } = await openSignup();
    server.faults.set('register', { status: 409, body: '' });
    await fill(WHOLE);
    await create();
    expect(await screen.findByText('Signup Failed', { selector: 'div' })).toBeVisible();
    expect(await screen.findByText('Please try again.', { selector: 'div' })).toBeVisible();
  });
});

describe('the screen', () => {
  it('explains the username, has autocomplete attributes, and keeps `from` in the login link', async () => {
    await openSignup({ path: '/signup?from=%2Fcart' });
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('Remember this username for your orders.');
    // The login uses the email, so that is what a password manager must store as the user name.
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'nickname');
    expect(screen.getByLabelText(/^Password \*/)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?from=%2Fcart');
  });
});
