import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { holdCall } from '@tests/support/holdCall';
import { createTestShop, openShop, prepareShop, type TestShopOptions } from '@tests/support/createTestShop';

afterEach(() => vi.restoreAllMocks());

const DASHBOARD = '/bxm-secure-admin';
const LOGIN = '/bxm-secure-admin/login';

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: DASHBOARD, ...options });
  render(shop.element);
  const user = userEvent.setup();
  const where = () => `${shop.router.state.location.pathname}${shop.router.state.location.search}`;
  const calls = () => shop.server.log.entries().map(({ operationId }) => operationId);
  const signIn = async (password = 'carton-demo') => {
    await user.type(await screen.findByLabelText(/^Email/), ' admin@example.com ');
    await user.type(screen.getByLabelText(/^Password/), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...shop, user, where, calls, signIn };
}

/** A browser's storage with this token of a clerk. */
function storageWith(adminToken: string) {
  const storage = createMemoryStorage();
  storage.local.set('adminToken', adminToken);
  return storage;
}

const loginHeading = () => screen.findByRole('heading', { name: 'Back office' });
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

describe('the guard of the back office', () => {
  it('sends a visitor to the login without a call, and back to the page that was asked for', async () => {
    const { where, calls, signIn } = await open({ path: `${DASHBOARD}?view=users` });
    await loginHeading();
    expect(where()).toBe(`${LOGIN}?from=%2Fbxm-secure-admin%3Fview%3Dusers`);
    expect(calls()).toEqual([]);
    await signIn();
    await waitFor(() => expect(where()).toBe(`${DASHBOARD}?view=users`));
  });

  it.each([401, 403, 500])(
    'removes the token that the server rejects with %i, and asks for the login',
    async (status) => {
      const { where, storage } = await open({ persona: 'admin', server: { faults: { verifyAdmin: { status } } } });
      await loginHeading();
      expect(where()).toMatch(LOGIN);
      expect(storage.local.get('adminToken')).toBeNull();
    },
  );

  it('keeps the token while the server cannot be reached, and tries again', async () => {
    const { user, server, storage } = await open({
      persona: 'admin',
      server: { faults: { verifyAdmin: { networkError: true } } },
    });
    await screen.findByText('Your access could not be verified');
    expect(storage.local.get('adminToken')).not.toBeNull();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await dashboard();
  });

  it.each([
    DASHBOARD,
    '/bxm-secure-admin/orders',
    '/bxm-secure-admin/daily-orders',
    '/admin',
    '/admin/orders/1059',
    '/admin/daily-orders',
  ])('sends a clerk whose token has expired from %s to the login', async (path) => {
    const prepared = await prepareShop({ path });
    prepared.storage.local.set('adminToken', await prepared.server.signIn('admin@example.com', { expired: true }));
    const shop = openShop(prepared);
    render(shop.element);
    expect(await screen.findByText('Verifying admin access...')).toBeVisible();
    await loginHeading();
    const { pathname, search } = shop.router.state.location;
    expect(`${pathname}${search}`).toBe(`${LOGIN}?from=${encodeURIComponent(path)}`);
    expect(prepared.storage.local.get('adminToken')).toBeNull();
    expect(prepared.server.log.entries().map(({ operationId }) => operationId)).toEqual(['verifyAdmin']);
    shop.dispose();
  });

  it('does not take a buyer’s token, nor a forged one', async () => {
    const buyer = await open({ persona: 'V7' });
    await loginHeading();
    const token = buyer.storage.local.get('authToken') ?? '';
    const forged = await open({ storage: storageWith(token) });
    await waitFor(() => expect(forged.where()).toMatch(LOGIN));
    expect(forged.storage.local.get('adminToken')).toBeNull();
    expect(buyer.storage.local.get('authToken')).toBe(token);
  });
});

describe('the login of the back office', () => {
  it('sends nothing before both fields are filled in', async () => {
    const { user, calls } = await open({ path: LOGIN });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your email address')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('shows the server’s message as an alert, and keeps what was typed', async () => {
    const { signIn } = await open({
      path: LOGIN,
      server: { faults: { adminLogin: { status: 401, body: { message: 'x' } } } },
    });
    await signIn('wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('x');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong');
  });

  it('says "Invalid credentials" when the server gives no message', async () => {
    const { signIn } = await open({ path: LOGIN, server: { faults: { adminLogin: { status: 401, body: '' } } } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  });

  it('shows and hides the password', async () => {
    const { user } = await open({ path: LOGIN });
    const password = await screen.findByLabelText(/^Password/);
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('stores the token apart from the buyer’s, and leads to the dashboard', async () => {
    const { signIn, where, storage, server } = await open({
      path: `${LOGIN}?from=https%3A%2F%2Fexample.com`,
      persona: 'V3',
    });
    await signIn();
    await dashboard();
    expect(where()).toBe(DASHBOARD);
    const [admin, buyer] = [storage.local.get('adminToken'), storage.local.get('authToken')];
    expect(admin).toMatch(/^admin\./);
    expect(buyer).toMatch(/^customer\./);
    const sent = server.log.entries().filter(({ operationId }) => operationId === 'getStats');
    expect(sent.map(({ status }) => status)).toEqual([200]);
  });
});

describe('the session of a clerk', () => {
  it('sends its token with the calls of the back office and with no others', async () => {
    // Who is signed in as a buyer too.
    const prepared = await prepareShop({ path: DASHBOARD, persona: 'V3' });
    prepared.storage.local.set('adminToken', await prepared.server.signIn('admin@example.com'));
    const sent: { path: string; token: string | null }[] = [];
    const shop = openShop({
      ...prepared,
      transport: (request) => {
        sent.push({ path: new URL(request.url).pathname, token: request.headers.get('Authorization') });
        return prepared.transport(request);
      },
    });
    render(shop.element);
    expect(await screen.findByText('Average margin')).toBeVisible();
    await shop.router.navigate('/orders');
    await waitFor(() => expect(sent.some(({ path }) => path === '/api/user/orders')).toBe(true));
    const isOffice = ({ path }: { path: string }) => path.startsWith('/api/admin/');
    const isClerks = ({ token }: { token: string | null }) => token?.startsWith('Bearer admin.') ?? false;
    expect(sent.filter(isOffice).every(isClerks)).toBe(true);
    expect(sent.filter((call) => !isOffice(call)).filter(isClerks)).toEqual([]);
    shop.dispose();
  });

  it('that has expired since the last visit is replaced by one login', async () => {
    const { where, signIn, storage } = await open({ storage: storageWith('admin.1.0000000002') });
    await loginHeading();
    await waitFor(() => expect(where()).toBe(`${LOGIN}?from=%2Fbxm-secure-admin`));
    await signIn();
    await dashboard();
    expect(await screen.findByText('Average margin')).toBeVisible();
    expect(storage.local.get('adminToken')).not.toBeNull();
  });

  it('that expires on a page shows the login over it', async () => {
    const { server, signIn, storage } = await open({
      persona: 'admin',
      server: { faults: { getStats: { status: 401, body: '' } } },
    });
    expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    expect(storage.local.get('adminToken')).toBeNull();
    server.faults.clear();
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Average margin')).toBeVisible();
  });

  it('that has expired does not begin again with a login that the clerk has closed', async () => {
    const { server, signIn, storage, user } = await open({
      persona: 'admin',
      server: { faults: { getStats: { status: 401, body: '' } } },
    });
    await screen.findByRole('dialog', { name: 'Your session has expired' });
    const entering = holdCall();
    server.faults.set('adminLogin', entering.call);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Leave the back office' }));
    await loginHeading();
    entering.release();
    await waitFor(() => expect(server.log.entries().at(-1)).toMatchObject({ operationId: 'adminLogin', status: 200 }));
    expect(await loginHeading()).toBeVisible();
    expect(storage.local.get('adminToken')).toBeNull();
  });

  it('that expires leaves the focus where it was', async () => {
    const { server, signIn, user } = await open({ persona: 'admin', path: '/bxm-secure-admin?view=costs&search=jbl' });
    server.faults.set('updateCosts', { status: 401, body: '' });
    const cost = await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    await user.type(cost, '1');
    const save = screen.getByRole('button', { name: 'Save costs' });
    await user.click(save);
    await screen.findByRole('dialog', { name: 'Your session has expired' });
    server.faults.clear();
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save).toHaveFocus();
  });

  it('ends with Logout, which removes the token and all that was read', async () => {
    const { user, where, storage, queryClient } = await open({ persona: 'admin' });
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await loginHeading();
    expect(where()).toBe(LOGIN);
    expect(storage.local.get('adminToken')).toBeNull();
    expect(queryClient.getQueriesData({}).filter(([, data]) => data)).toEqual([]);
  });

  it('does not end with Logout before the clerk has agreed to lose unsaved changes', async () => {
    const { user, router, storage } = await open({ persona: 'admin', path: `${DASHBOARD}?view=costs&search=jbl` });
    const cost = await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    fireEvent.change(cost, { target: { value: '1' } });
    const logout = screen.getByRole('button', { name: 'Logout' });
    await user.click(logout);
    const question = async () => within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storage.local.get('adminToken')).not.toBeNull();
    expect(cost).toHaveValue('1');
    const reload = vi.spyOn(router, 'navigate');
    const browserAsks: boolean[] = [];
    reload.mockImplementation(async () => {
      browserAsks.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    });
    await user.click(logout);
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    expect(storage.local.get('adminToken')).toBeNull();
    expect(reload).toHaveBeenCalledWith(LOGIN);
    // Not a second time, in the browser's own words.
    expect(browserAsks).not.toContain(true);
  });
});
