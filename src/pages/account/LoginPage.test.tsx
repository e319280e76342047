import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';
import { holdCall } from '@tests/support/holdCall';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

async function openLogin(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/login', ...options });
  const { container } = render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  const calls = () => shop.server.log.entries().map(({ method, url }) => `${method} ${url}`);
  const where = () => `${shop.router.state.location.pathname}${shop.router.state.location.search}`;
  const typeIn = async (email: string, password: string) => {
    await enterText(user, screen.getByLabelText(/^Email/), email);
    await enterText(user, screen.getByLabelText(/^Password/), password);
  };
  return { ...shop, container, user, calls, where, typeIn };
}

const login = () => screen.getByRole('button', { name: 'Login' });
const toast = (title: string) => screen.findByText(title, { selector: 'div' });

describe('logging in', () => {
  it('is possible when the demo accounts cannot be shown', async () => {
    // React reports what a boundary catches.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => report.mockRestore());
    render(openShop(await prepareShop({ path: '/login' }), { demoAccounts: [null as never] }).element);
    expect(await screen.findByText('The demo accounts could not be shown')).toBeVisible();
    expect(login()).toBeVisible();
  });

  it('stores the token, greets the buyer, goes to the home page and fetches the user', async () => {
    const { user, typeIn, where, storage, calls } = await openLogin();
    await typeIn(' Silver@Example.com ', 'carton-demo');
    await user.click(login());
    await toast('Welcome Back!');
    await waitFor(() => expect(where()).toBe('/'));
    expect(storage.local.get('authToken')).toMatch(/^customer\.3\./);
    expect(storage.local.get('user')).toBe('{"name":"Sam Silver","email":"silver@example.com"}');
    expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
    await waitFor(() => expect(calls()).toContain('GET /api/auth/user'));
    expect(calls().indexOf('GET /api/auth/user')).toBeGreaterThan(calls().indexOf('POST /api/auth/login'));
  });

  it('stores the token for the browser session when "Stay signed in" is off', async () => {
    const { user, typeIn, where, storage, server } = await openLogin();
    await typeIn('silver@example.com', 'carton-demo');
    expect(screen.getByRole('checkbox', { name: 'Stay signed in' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
    await user.click(login());
    await waitFor(() => expect(where()).toBe('/'));
    expect(storage.local.get('authToken')).toBeNull();
    expect(storage.session.get('authToken')).toMatch(/^customer\.3\./);
    await waitFor(() =>
      expect(server.log.entries().find(({ operationId }) => operationId === 'getCurrentUser')?.status).toBe(200),
    );
  });

  it.each([
    ['/shipping-info?x=1#y', '/shipping-info?x=1'],
    ['https://example.com', '/'],
    ['//example.com', '/'],
    ['/\t/example.com', '/'],
    ['/\\example.com', '/'],
    ['/login?from=/cart', '/'],
    ['/signup', '/'],
  ])('with from=%j leads to %s', async (from, target) => {
    const { user, typeIn, where } = await openLogin({ path: `/login?from=${encodeURIComponent(from)}` });
    await typeIn('silver@example.com', 'carton-demo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe(target));
  });

  it('shows the server’s message on failure and keeps what was typed', async () => {
    const { user, typeIn, where, storage } = await openLogin();
    await typeIn('silver@example.com', 'wrong');
    await user.click(login());
    const title = await toast('Login Failed');
    expect(title.closest('li')).toHaveAttribute('data-tone', 'danger');
    expect(within(title.closest('li') as HTMLElement).getByText('The email or password is incorrect.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('silver@example.com');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong');
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    expect(where()).toBe('/login');
    expect(storage.local.get('authToken')).toBeNull();
  });

  it.each([
    [{ status: 401, body: '' }, 'Please check your credentials and try again.'],
    [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'Please check your credentials and try again.'],
    [{ status: 401, body: 'Account locked.' }, 'Account locked.'],
    [{ networkError: true }, 'The server could not be reached.'],
  ])('shows the reason when it fails with %j', async (fault, text) => {
    const { user, typeIn } = await openLogin({ server: { faults: { login: fault } } });
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    await toast('Login Failed');
    expect(await screen.findByText(text, { selector: 'div' })).toBeVisible();
  });

  it('shows what is missing, without a request, when email or password is empty', async () => {
    const { user, calls } = await openLogin();
    await user.type(screen.getByLabelText(/^Password/), '   ');
    await user.click(login());
    expect(screen.getByText('Enter your email address')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText(/^Password/)).toBeInvalid();
    expect(calls()).not.toContain('POST /api/auth/login');
  });

  it('sends one request for several presses', async () => {
    const { user, typeIn, where, calls, server } = await openLogin();
    const loginCall = holdCall();
    server.faults.set('login', loginCall.call);
    await typeIn('silver@example.com', 'carton-demo');
    act(() => {
      login().click();
      login().click();
    });
    await user.keyboard('{Enter}{Enter}');
    expect(login()).toHaveAttribute('aria-busy', 'true');
    loginCall.release();
    await waitFor(() => expect(where()).toBe('/'));
    expect(calls().filter((call) => call === 'POST /api/auth/login')).toHaveLength(1);
  });

  it('does not navigate when the buyer has left the page before the response', async () => {
    const { user, typeIn, where, router, session, server } = await openLogin();
    const loginCall = holdCall();
    server.faults.set('login', loginCall.call);
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    await act(() => router.navigate('/membership'));
    loginCall.release();
    await waitFor(() => expect(session.get().token).not.toBeNull());
    expect(where()).toBe('/membership');
  });
});

describe('a buyer who is logged in already', () => {
  const NOTICE = 'You are logged in as Sam Silver';

  it.each(['/login', '/signup'])('sees a notice on %s, with the form and a link back', async (path) => {
    const { user, where, session } = await openLogin({
      path: `${path}?from=%2Fshipping-info`,
      persona: 'silver@example.com',
    });
    act(() => session.rememberUser({ name: 'Sam Silver', email: 'silver@example.com' }));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(where()).toBe('/shipping-info'));
  });

  it('sees the notice after logging in in another tab', async () => {
    const { session, server } = await openLogin();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    const token = await server.signIn('silver@example.com');
    const user = { name: 'Sam Silver', email: 'silver@example.com' };
    act(() => session.signIn({ token, user, stay: true }));
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  it('does not see the notice while this form’s own login redirects', async () => {
    const { user, typeIn, where, container } = await openLogin({ path: '/login?from=%2Fterms' });
    const seen: string[] = [];
    new MutationObserver(() => seen.push(container.textContent ?? '')).observe(container, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await typeIn('silver@example.com', 'carton-demo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/terms'));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes('You are logged in'))).toEqual([]);
  });
});

describe('switching to Register while the login is pending', () => {
  it('keeps the tab and what was typed, and shows who is logged in', async () => {
    const { user, typeIn, where, server } = await openLogin();
    const loginCall = holdCall();
    server.faults.set('login', loginCall.call);
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText('Name (optional)'), 'Sam');
    loginCall.release();
    expect(await screen.findByText('You are logged in as Sam Silver')).toBeVisible();
    expect(where()).toBe('/login?tab=register');
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Sam');
  });
});

describe('registering', () => {
  it('creates an account without a name, welcomes a V1 member and goes to the home page', async () => {
    const { user, where, storage, server } = await openLogin();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await enterText(user, screen.getByLabelText(/^Email/), 'nobody@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'a new one');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await toast('Account Created Successfully');
    expect(screen.getByText('Welcome! You are now a V1 member.')).toBeVisible();
    await waitFor(() => expect(where()).toBe('/'));
    expect(server.db.buyers.find(({ email }) => email === 'nobody@example.com')).toMatchObject({
      password: 'a new one',
      totalSpentCents: 0,
    });
    expect(storage.local.get('authToken')).not.toBeNull();
    await waitFor(() =>
      expect(server.log.entries().some(({ operationId }) => operationId === 'getCurrentUser')).toBe(true),
    );
  });

  it('shows the error for a taken email at the field and in a toast', async () => {
    const { user } = await openLogin({ path: '/login?tab=register' });
    await enterText(user, screen.getByLabelText(/^Email/), 'silver@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'whatever');
    await user.type(screen.getByLabelText('Name (optional)'), 'Sam');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await toast('Signup Failed');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('An account with this email already exists.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Sam');
  });

  it('keeps what was typed on the other tab, and the URL has the selected tab', async () => {
    const { user, typeIn, where } = await openLogin({ path: '/login?from=%2Fcart' });
    await typeIn('someone@example.com', 'secret');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('someone@example.com');
    expect(where()).toBe('/login?from=%2Fcart&tab=register');
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
    expect(where()).toBe('/login?from=%2Fcart');
  });
});

describe('the screen', () => {
  it('has the autocomplete attributes that password managers need', async () => {
    const { user } = await openLogin();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText(/^Password/));
    await user.paste('from the manager');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('from the manager');
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username');
  });

  it('explains how to reach support for a forgotten password, without a request', async () => {
    const { user, calls } = await openLogin();
    const before = calls().length;
    await user.click(screen.getByRole('button', { name: 'Forgot your password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Get back into your account' });
    expect(within(dialog).getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls()).toHaveLength(before);
  });

  it('says that social logins are not available yet, without a request', async () => {
    const { user, calls } = await openLogin();
    const before = calls().length;
    for (const [label, name] of [
      ['Social account', 'a social account'],
      ['Company account', 'a company account'],
    ]) {
      await user.click(screen.getByRole('button', { name: label }));
      expect(
        await screen.findByText(`Signing in with ${name} is not available yet. Please use your email and password.`, {
          selector: 'div',
        }),
      ).toBeVisible();
    }
    expect(calls()).toHaveLength(before);
  });

  it('has no header or footer; the logo links to the home page, and the sign-up link keeps `from`', async () => {
    await openLogin({ path: '/login?from=%2Fproduct%2Fflip-6' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Carton, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fproduct%2Fflip-6',
    );
    expect(screen.getByRole('link', { name: 'Continue without logging in' })).toHaveAttribute(
      'href',
      '/product/flip-6',
    );
  });

  it('lists no demo accounts by default', async () => {
    await openLogin();
    expect(screen.queryByRole('region', { name: 'Demo accounts' })).not.toBeInTheDocument();
  });
});
