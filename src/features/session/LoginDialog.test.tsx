import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { describe, expect, it } from 'vitest';
import { LoginDialog } from './LoginDialog';
import { useLoginPrompt, useSession } from './SessionContext';

/** A page with a text field and two buttons that open the dialog. */
function Page() {
  const { open, ask } = useLoginPrompt();
  const { user } = useSession();
  return (
    <main>
      <h1>Checkout</h1>
      <p>{user ? `For ${user.name}` : 'For a visitor'}</p>
      <input aria-label="Street" />
      <button onClick={() => ask()}>Log in here</button>
      <button onClick={() => ask('signup')}>Start saving</button>
      {open && <LoginDialog />}
    </main>
  );
}

async function openPage(options: TestShopOptions = {}, sessionOnly = false) {
  const prepared = await prepareShop({ path: '/checkout', ...options });
  if (sessionOnly) {
    prepared.storage.session.set('authToken', prepared.storage.local.get('authToken') ?? '');
    prepared.storage.local.remove('authToken');
  }
  const shop = openShop(prepared, { routes: [{ path: '*', Component: Page }] });
  render(shop.element);
  await screen.findByRole('heading', { name: 'Checkout' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Street'), '1 Main St');
  const posts = () =>
    prepared.server.log
      .entries()
      .filter(({ method }) => method === 'POST')
      .map(({ url }) => url);
  return { ...prepared, ...shop, user, posts };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = () => within(screen.getByRole('dialog'));

describe('the login dialog', () => {
  it('logs in on the current page and keeps what was typed there', async () => {
    const { user, router, storage, server } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    expect(inDialog().getByLabelText(/^Email/)).toHaveFocus();
    await user.type(inDialog().getByLabelText(/^Email/), 'gold@example.com');
    await user.type(inDialog().getByLabelText(/^Password/), 'carton-demo{Enter}');
    expect(await screen.findByText('Welcome back!', { selector: 'div' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('For Gloria Gold')).toBeVisible();
    expect(screen.getByLabelText('Street')).toHaveValue('1 Main St');
    expect(router.state.location.pathname).toBe('/checkout');
    expect(storage.local.get('authToken')).toMatch(/^customer\.4\./);
    await waitFor(() =>
      expect(server.log.entries().some(({ operationId }) => operationId === 'getCurrentUser')).toBe(true),
    );
  });

  it('creates an account without a name', async () => {
    const { user, posts } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Start saving' }));
    await dialog('Create Account');
    await user.click(inDialog().getByRole('button', { name: 'Create Account' }));
    expect(await inDialog().findByText('Enter your email address')).toBeVisible();
    expect(inDialog().getByText('Enter your password')).toBeVisible();
    expect(posts()).toEqual([]);
    await user.type(inDialog().getByLabelText(/^Email/), 'kim@example.com');
    await user.type(inDialog().getByLabelText(/^Password/), 'long enough');
    await user.click(inDialog().getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Welcome!', { selector: 'div' })).toBeVisible();
    expect(await screen.findByText('For kim')).toBeVisible();
    expect(posts()).toEqual(['/api/auth/signup']);
  });

  it('switches between login and sign-up and keeps what was typed', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.type(inDialog().getByLabelText(/^Email/), 'kim@example.com');
    expect(inDialog().queryByLabelText('Name (optional)')).not.toBeInTheDocument();
    await user.click(inDialog().getByRole('button', { name: 'Create Account' }));
    await dialog('Create Account');
    expect(inDialog().getByLabelText('Name (optional)')).toBeVisible();
    expect(inDialog().getByLabelText(/^Email/)).toHaveValue('kim@example.com');
    await user.click(inDialog().getByRole('button', { name: 'Login' }));
    await dialog('Login');
  });

  it('closes with "Browse as Guest" or Escape and restores the focus', async () => {
    const { user, posts } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.click(inDialog().getByRole('button', { name: 'Browse as Guest' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in here' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it('stays open behind the forgotten-password dialog, which Escape closes by itself', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.type(inDialog().getByLabelText(/^Email/), 'gold@example.com');
    await user.click(inDialog().getByRole('button', { name: 'Forgot your password' }));
    await dialog('Get back into your account');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Get back into your account' })).toBeNull());
    expect(inDialog().getByLabelText(/^Email/)).toHaveValue('gold@example.com');
    expect(inDialog().getByRole('button', { name: 'Forgot your password' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open with what was typed when the login fails', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.type(inDialog().getByLabelText(/^Email/), 'gold@example.com');
    await user.type(inDialog().getByLabelText(/^Password/), 'wrong{Enter}');
    expect(await screen.findByText('Login Failed', { selector: 'div' })).toBeVisible();
    expect(inDialog().getByLabelText(/^Password/)).toHaveValue('wrong');
    expect(inDialog().queryByText('Your session has expired')).not.toBeInTheDocument();
  });

  it('ignores the response when it was closed before', async () => {
    const { user, server, session } = await openPage();
    const login = holdCall();
    server.faults.set('login', login.call);
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    await user.type(inDialog().getByLabelText(/^Email/), 'gold@example.com');
    await user.type(inDialog().getByLabelText(/^Password/), 'carton-demo{Enter}');
    await user.click(inDialog().getByRole('button', { name: 'Browse as Guest' }));
    login.release();
    await waitFor(() =>
      expect(server.log.entries().find(({ operationId }) => operationId === 'login')?.status).toBe(200),
    );
    expect(session.get().token).toBeNull();
    expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
  });
});

describe('after a session has expired (D-209)', () => {
  it.each([false, true])(
    'shows a notice, prefills the email, and stores the login as before (for the browser session: %s)',
    async (sessionOnly) => {
      const { user, session, storage } = await openPage({ persona: 'silver@example.com' }, sessionOnly);
      session.rememberUser({ name: 'Sam Silver', email: 'silver@example.com' });
      session.expire(session.get().token ?? '');
      await user.click(screen.getByRole('button', { name: 'Log in here' }));
      await dialog('Login');
      expect(inDialog().getByText('Your session has expired')).toBeVisible();
      expect(inDialog().getByLabelText(/^Email/)).toHaveValue('silver@example.com');
      expect(inDialog().getByLabelText(/^Password/)).toHaveFocus();
      await user.keyboard('carton-demo{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByLabelText('Street')).toHaveValue('1 Main St');
      expect(storage[sessionOnly ? 'session' : 'local'].get('authToken')).toMatch(/^customer\.3\./);
      expect(storage[sessionOnly ? 'local' : 'session'].get('authToken')).toBeNull();
    },
  );

  it('closes when another tab logs in', async () => {
    const { user, session, server } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Log in here' }));
    await dialog('Login');
    session.signIn({ token: await server.signIn('gold@example.com'), user: null, stay: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
