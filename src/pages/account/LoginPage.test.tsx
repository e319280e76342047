import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { describe, expect, it } from 'vitest';

async function openLogin(options: TestShopOptions & { hold?: boolean } = {}) {
  const shop = await createTestShop({ path: '/login', ...options });
  const { container } = render(shop.element);
  await screen.findByRole('heading', { level: 1 });
  const user = userEvent.setup();
  // With a `hold`, the server's answer to the login waits until `answer` is called.
  let answer = () => {};
  if (options.hold) {
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    shop.server.faults.set('login', async () => {
      await gate;
      return undefined;
    });
  }
  const calls = () => shop.server.log.entries().map(({ method, url }) => `${method} ${url}`);
  const where = () => `${shop.router.state.location.pathname}${shop.router.state.location.search}`;
  const typeIn = async (email: string, password: string) => {
    await user.type(screen.getByLabelText(/^Email/), email);
    await user.type(screen.getByLabelText(/^Password/), password);
  };
  return { ...shop, container, user, calls, where, typeIn, answer: () => answer() };
}

const login = () => screen.getByRole('button', { name: 'Login' });
const toast = (title: string) => screen.findByText(title, { selector: 'div' });

describe('logging in', () => {
  it('keeps the token for good, greets the buyer, goes home and reads who it is', async () => {
    const { user, typeIn, where, storage, calls } = await openLogin();
    await typeIn(' Silver@Example.com ', 'carton-demo');
    await user.click(login());
    expect(await toast('Welcome Back!')).toBeVisible();
    await waitFor(() => expect(where()).toBe('/'));
    expect(storage.local.get('authToken')).toMatch(/^customer\.3\./);
    expect(storage.local.get('user')).toBe('{"name":"Sam Silver","email":"silver@example.com"}');
    expect(await screen.findByRole('button', { name: 'My Account' })).toBeVisible();
    await waitFor(() => expect(calls()).toContain('GET /api/auth/user'));
    expect(calls().indexOf('GET /api/auth/user')).toBeGreaterThan(calls().indexOf('POST /api/auth/login'));
  });

  it('keeps the token for the browser session when the buyer does not stay signed in', async () => {
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

  it('is refused with the server’s words; what was typed stays', async () => {
    const { user, typeIn, where, storage } = await openLogin();
    await typeIn('silver@example.com', 'wrong');
    await user.click(login());
    const title = await toast('Login Failed');
    expect(title.closest('li')).toHaveAttribute('data-tone', 'danger');
    expect(
      within(title.closest('li') as HTMLElement).getByText('The e-mail or the password is not right.'),
    ).toBeVisible();
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
  ])('that fails with %j says so', async (fault, text) => {
    const { user, typeIn } = await openLogin({ server: { faults: { login: fault } } });
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    expect(await toast('Login Failed')).toBeVisible();
    expect(await screen.findByText(text, { selector: 'div' })).toBeVisible();
  });

  it('without an e-mail or a password makes no call and says what is missing', async () => {
    const { user, calls } = await openLogin();
    await user.type(screen.getByLabelText(/^Password/), '   ');
    await user.click(login());
    expect(screen.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText(/^Password/)).toBeInvalid();
    expect(calls()).not.toContain('POST /api/auth/login');
  });

  it('is sent once, however often it is pressed', async () => {
    const { user, typeIn, where, calls, answer } = await openLogin({ hold: true });
    await typeIn('silver@example.com', 'carton-demo');
    act(() => {
      login().click();
      login().click();
    });
    await user.keyboard('{Enter}{Enter}');
    expect(login()).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(where()).toBe('/'));
    expect(calls().filter((call) => call === 'POST /api/auth/login')).toHaveLength(1);
  });

  it('leaves alone a buyer who has gone elsewhere before the answer came', async () => {
    const { user, typeIn, where, router, session, answer } = await openLogin({ hold: true });
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    await act(() => router.navigate('/membership'));
    answer();
    await waitFor(() => expect(session.get().token).not.toBeNull());
    expect(where()).toBe('/membership');
  });
});

describe('a buyer who is logged in already', () => {
  const NOTICE = 'You are logged in as Sam Silver';

  it.each(['/login', '/signup'])('is told so on %s, may carry on, and may log in as somebody else', async (path) => {
    const { user, where, session } = await openLogin({
      path: `${path}?from=%2Fshipping-info`,
      persona: 'silver@example.com',
    });
    act(() => session.rememberUser({ name: 'Sam Silver', email: 'silver@example.com' }));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Carry on' }));
    await waitFor(() => expect(where()).toBe('/shipping-info'));
  });

  it('in another tab only now, is told so where they wait', async () => {
    const { session, server } = await openLogin();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    const token = await server.signIn('silver@example.com');
    const user = { name: 'Sam Silver', email: 'silver@example.com' };
    act(() => session.signIn({ token, user, stay: true }));
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  it('through this very form, sees no word of it on the way', async () => {
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

describe('a tab that is changed while the login is under way', () => {
  it('stays, with what is typed there, and says who is logged in', async () => {
    const { user, typeIn, where, answer } = await openLogin({ hold: true });
    await typeIn('silver@example.com', 'carton-demo');
    await user.click(login());
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText('Name (optional)'), 'Sam');
    answer();
    expect(await screen.findByText('You are logged in as Sam Silver')).toBeVisible();
    expect(where()).toBe('/login?tab=register');
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Sam');
  });
});

describe('registering', () => {
  it('makes an account without a name, welcomes a V1 member and goes home', async () => {
    const { user, where, storage, server } = await openLogin();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText(/^Email/), 'nobody@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'a new one');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await toast('Account Created Successfully')).toBeVisible();
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

  it('with a taken e-mail is refused, at the field too', async () => {
    const { user } = await openLogin({ path: '/login?tab=register' });
    await user.type(screen.getByLabelText(/^Email/), 'silver@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'whatever');
    await user.type(screen.getByLabelText('Name (optional)'), 'Sam');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await toast('Signup Failed')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('An account with this e-mail exists already.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText('Name (optional)')).toHaveValue('Sam');
  });

  it('takes over what was typed on the other tab, and the address says which tab it is', async () => {
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
  it('helps password managers', async () => {
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

  it('says how to reach support when the password is forgotten, without a call', async () => {
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

  it('says that social logins are not available yet, without a call', async () => {
    const { user, calls } = await openLogin();
    const before = calls().length;
    for (const [label, name] of [
      ['Social account', 'a social account'],
      ['Company account', 'a company account'],
    ]) {
      await user.click(screen.getByRole('button', { name: label }));
      expect(
        await screen.findByText(`Signing in with ${name} is not available yet. Please use your e-mail and password.`, {
          selector: 'div',
        }),
      ).toBeVisible();
    }
    expect(calls()).toHaveLength(before);
  });

  it('has no header or footer; the logo leads home, and the way to the sign-up screen keeps from', async () => {
    await openLogin({ path: '/login?from=%2Fproduct%2Fflip-6' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Carton, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fproduct%2Fflip-6',
    );
    expect(screen.getByRole('link', { name: 'Carry on without logging in' })).toHaveAttribute(
      'href',
      '/product/flip-6',
    );
  });

  it('lists no demo accounts unless the shop was given some', async () => {
    await openLogin();
    expect(screen.queryByRole('region', { name: 'Demo accounts' })).not.toBeInTheDocument();
  });
});
