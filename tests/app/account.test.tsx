import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrderCall, saveOrderCall } from '@/features/payments/unsettledOrders';
import type { OrderCall } from '@/features/payments/purchase';
import { ownerOf } from '@/features/session/buyerEntry';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { mockLayout } from '@tests/support/mockLayout';
import { dialog, FAILURES, fill, openAccount, toast, type Shop } from '@tests/support/openAccount';
import { openTabs } from '@tests/support/openTabs';
import { WORKED_ORDER } from '@tests/support/orderCalls';

beforeEach(mockLayout);

describe('the dashboard', () => {
  it('shows the buyer’s figures, the seven levels and the ways on', async () => {
    await openAccount('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Sam Silver' })).toBeVisible();
    const figures = within(screen.getByRole('main'));
    expect(figures.getByText('6,200')).toBeVisible();
    expect(figures.getByText('V3 Silver')).toBeVisible();
    expect(figures.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    for (const [name, href] of [
      ['Browse Products', '/products'],
      ['View Cart', '/checkout'],
      ['Contact Support', '/contact'],
      ['Shop Now', '/products'],
    ] as const)
      expect(figures.getByRole('link', { name })).toHaveAttribute('href', href);
    // The last four orders at 12% instead of what was given.
    expect(await figures.findByText('$99.02 less')).toBeVisible();
  });

  it('logs out by itself: the keys token, authToken and user are gone, and the shop is at home', async () => {
    const shop = await openAccount('/dashboard');
    shop.storage.local.set('token', 'of another system');
    await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(shop.where()).toBe('/'));
    for (const key of ['token', 'authToken', 'user']) expect(shop.storage.local.get(key)).toBeNull();
    await toast('Logged out');
  });

  it('sends a visitor to the login, and back after it', async () => {
    const { where } = await openAccount('/dashboard', { persona: null });
    await waitFor(() => expect(where()).toBe('/login?from=%2Fdashboard'));
  });

  it('sends a buyer without a profile to the login, and keeps the token', async () => {
    const missing = { status: 404, body: { message: 'Not found', code: 'not_found' } } as const;
    const { where, session } = await openAccount('/dashboard', { server: { faults: { getProfile: missing } } });
    await waitFor(() => expect(where()).toBe('/login?from=%2Fdashboard'));
    expect(session.get().token).not.toBeNull();
  });

  it('shows an error with Retry for a server error, and logs nobody out', async () => {
    const { user, server, session } = await openAccount('/dashboard', {
      server: { faults: { getProfile: { status: 500 } } },
    });
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible();
    server.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('V3 Silver')).toBeVisible();
    expect(session.get().token).not.toBeNull();
  });
});

describe('the profile', () => {
  it('is denied to a visitor', async () => {
    await openAccount('/profile', { persona: null });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
  });

  const editPhone = async ({ user }: Shop, phone: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = await dialog('Edit profile');
    await fill(user, form.getByLabelText(/^Phone/), phone);
    await user.click(form.getByRole('button', { name: 'Save' }));
    return form;
  };

  it('can be edited', async () => {
    const shop = await openAccount('/profile');
    await editPhone(shop, '+1 (555) 010-7777');
    await toast('Profile updated successfully');
    expect(await screen.findByText('+1 (555) 010-7777')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Edit profile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it('with another email keeps a payment without a known outcome, and the viewed products', async () => {
    const { user, storage, session } = await openAccount('/profile');
    await waitFor(() => expect(session.get().user?.email).toBe('silver@example.com'));
    const owner = ownerOf(session.get());
    const payment = { method: 'paypal', reference: 'paypal:completed:243489:1' } as const;
    const call: OrderCall = { key: 'a-purchase', sentBefore: true, order: WORKED_ORDER, payment, owner };
    saveOrderCall(storage, { ...call, key: 'of another buyer', owner: 'another' });
    saveOrderCall(storage, call);
    storage.local.set(STORAGE_KEYS.viewedBy, String(owner));
    storage.local.set(STORAGE_KEYS.recentlyViewed, '[301]');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = await dialog('Edit profile');
    await fill(user, form.getByLabelText(/^Email/), 'sam@example.com');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('sam@example.com'))[0]).toBeVisible();
    await waitFor(() => expect(session.get().user?.email).toBe('sam@example.com'));
    expect(findOrderCall(storage, session.get())?.key).toBe('a-purchase');
    expect(storage.local.get(STORAGE_KEYS.recentlyViewed)).toBe('[301]');
  });

  it('is the same in another tab after an edit', async () => {
    const { tab, otherTab } = await openTabs('silver@example.com');
    for (const { router } of [tab, otherTab]) await act(() => router.navigate('/profile'));
    await otherTab.view.findByText('silver@example.com', { selector: 'dd' });
    const user = userEvent.setup();
    await user.click(await tab.view.findByRole('button', { name: 'Edit profile' }));
    const form = await dialog('Edit profile');
    await fill(user, form.getByLabelText(/^Name/), 'Sam Sterling');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await otherTab.view.findAllByText('Sam Sterling'))[0]).toBeInTheDocument();
  });

  it('keeps what is being typed when it is read again', async () => {
    const { user, server, queryClient } = await openAccount('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const name = (await dialog('Edit profile')).getByLabelText(/^Name/);
    await fill(user, name, 'Half typed');
    const { id } = server.db.buyers.find(({ email }) => email === 'silver@example.com')!;
    await server.db.buyers.update(id, (row) => void (row.name = 'Changed elsewhere'));
    await act(() => queryClient.invalidateQueries());
    expect((await screen.findAllByText('Changed elsewhere'))[0]).toBeInTheDocument();
    expect(name).toHaveValue('Half typed');
  });

  it('shows nothing of the buyer before to the one who logs in next', async () => {
    const { session, server } = await openAccount('/profile');
    expect(await screen.findByText(/12 Harbour Road/, { selector: 'address' })).toBeVisible();
    act(() => session.signOut());
    expect(await screen.findByText('Access Denied')).toBeVisible();
    const token = await server.signIn('gold@example.com');
    act(() => session.signIn({ token, user: { name: 'Gloria Gold', email: 'gold@example.com' }, stay: true }));
    expect(document.body).not.toHaveTextContent(/silver@example|Harbour|1050/);
    expect(await screen.findByText('gold@example.com', { selector: 'dd' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/silver@example|Harbour|1050/);
  });

  it('closes its half-typed form on a logout, for good', async () => {
    const { user, session, server } = await openAccount('/profile');
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await fill(user, (await dialog('Edit profile')).getByLabelText(/^Phone/), '777');
    act(() => session.signOut());
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByDisplayValue('silver@example.com')).toBeNull();
    const token = await server.signIn('silver@example.com');
    act(() => session.signIn({ token, user: { name: 'Sam Silver', email: 'silver@example.com' }, stay: true }));
    expect(await screen.findByText('silver@example.com', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(FAILURES)('keeps what was typed when saving fails (%s)', async (_, fault) => {
    const shop = await openAccount('/profile', { server: { faults: { updateProfile: fault } } });
    const form = await editPhone(shop, '12345');
    await toast('Failed to update profile');
    expect(form.getByLabelText(/^Phone/)).toHaveValue('12345');
    expect(screen.queryByText('12345')).toBeNull();
    shop.server.faults.clear();
    await shop.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('12345')).toBeVisible();
  });

  it('marks the field that the server refuses', async () => {
    const shop = await openAccount('/profile');
    await shop.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = await dialog('Edit profile');
    await fill(shop.user, form.getByLabelText(/^Email/), 'gold@example.com');
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toBeInvalid());
    expect(form.getByLabelText(/^Email/)).toHaveFocus();
  });

  it('asks for the login in place when the session expires on saving, and keeps what was typed', async () => {
    const expired = { status: 401, body: { message: 'Expired', code: 'token_expired' } } as const;
    const shop = await openAccount('/profile', { server: { faults: { updateProfile: expired } } });
    const form = await editPhone(shop, '777');
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(form.getByLabelText(/^Phone/)).toHaveValue('777');
    expect(shop.where()).toBe('/profile');
    expect(screen.queryByText('Failed to update profile')).toBeNull();
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
    expect(form.getByLabelText(/^Phone/)).toHaveValue('777');
  });

  it('leads to the back office for one account alone', async () => {
    await openAccount('/profile', { persona: 'manager@example.com' });
    const button = await screen.findByRole('link', { name: 'Admin Dashboard' });
    expect(button).toHaveAttribute('href', '/bxm-secure-admin');
  });
});

describe('addresses', () => {
  it('are added with all fields but the second line required', async () => {
    const shop = await openAccount('/profile');
    await shop.user.click(await screen.findByRole('button', { name: 'Add address' }));
    const form = await dialog('Add address');
    await shop.user.selectOptions(form.getByLabelText(/^Country/), '');
    await shop.user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getAllByText(/^(Enter|Choose a country$)/, { selector: 'p' })).toHaveLength(7);
    expect(shop.calls('createAddress')).toBe(0);
    for (const [label, text] of [
      [/^First name/, 'Sam'],
      [/^Last name/, 'Silver'],
      [/^Address/, '900 Dock Street'],
      [/^City/, 'Seattle'],
      [/^State/, 'WA'],
      [/^ZIP code/, '00501'],
    ] as const)
      await fill(shop.user, form.getByLabelText(label), text);
    await shop.user.selectOptions(form.getByLabelText(/^Country/), 'US');
    await shop.user.click(form.getByRole('checkbox', { name: 'Use as the default for new orders' }));
    await shop.user.click(form.getByRole('button', { name: 'Save' }));
    await toast('Address saved successfully');
    const added = (await screen.findByText(/900 Dock Street/, { selector: 'address' })).closest('li');
    expect(added).toHaveTextContent('Seattle, WA 00501');
    expect(within(added as HTMLElement).getByText('Default')).toBeVisible();
    expect(screen.getAllByText('Default')).toHaveLength(1);
  });

  // axlon/laravel-postal-code-validation#25 and Cimpress-MCP/postal-codes-js#62: codes of other countries are refused.
  it.each(['K1A 0B1', 'SW1A 1AA', '90210-1234', '00501'])('keep the ZIP code %s as it is typed', async (code) => {
    const shop = await openAccount('/profile');
    await shop.user.click(await screen.findByRole('button', { name: /^Edit the address/ }));
    const form = await dialog('Edit address');
    await fill(shop.user, form.getByLabelText(/^ZIP code/), code);
    await shop.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(new RegExp(`Portland, OR ${code}`), { selector: 'address' })).toBeVisible();
  });

  it.each(FAILURES)('keep what was typed when saving fails (%s)', async (_, fault) => {
    const shop = await openAccount('/profile', { server: { faults: { updateAddress: fault } } });
    await shop.user.click(await screen.findByRole('button', { name: /^Edit the address/ }));
    const form = await dialog('Edit address');
    await fill(shop.user, form.getByLabelText(/^City/), 'Salem');
    await shop.user.click(form.getByRole('button', { name: 'Save' }));
    await toast('Failed to save address');
    expect(form.getByLabelText(/^City/)).toHaveValue('Salem');
    expect(screen.getByText(/Portland, OR/, { selector: 'address' })).toBeInTheDocument();
  });

  it('are deleted after a question, and stay when the call fails', async () => {
    const shop = await openAccount('/profile', { server: { faults: { deleteAddress: { status: 500 } } } });
    const askAndDelete = async () => {
      await shop.user.click(await screen.findByRole('button', { name: /^Delete the address/ }));
      await shop.user.click((await dialog('Delete this address?')).getByRole('button', { name: 'Delete' }));
    };
    await askAndDelete();
    await toast('Failed to delete address');
    expect(screen.getByText(/12 Harbour Road/, { selector: 'address' })).toBeVisible();
    shop.server.faults.clear();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await askAndDelete();
    await toast('Address deleted successfully');
    expect(await screen.findByText('No addresses yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus());
  });

  it('ask before what was typed is lost by leaving the page', async () => {
    const shop = await openAccount('/profile');
    await shop.user.click(await screen.findByRole('button', { name: 'Add address' }));
    await fill(shop.user, (await dialog('Add address')).getByLabelText(/^City/), 'Seattle');
    await act(() => shop.router.navigate('/orders'));
    const question = await dialog('Discard your changes?');
    await shop.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(shop.where()).toBe('/profile');
    expect((await dialog('Add address')).getByLabelText(/^City/)).toHaveValue('Seattle');
    await act(() => shop.router.navigate('/orders'));
    await shop.user.click((await dialog('Discard your changes?')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(shop.where()).toBe('/orders'));
  });
});

describe('a token that the server refuses', () => {
  const SCREENS = [
    ['/dashboard', null],
    ['/profile', 'Access Denied'],
    ['/orders', 'Please log in to continue'],
    ['/orders/1050', 'Please log in to continue'],
    ['/orders/1050/reorder', 'Please log in to continue'],
    ['/purchases', 'Please log in to continue'],
  ] as const;

  it.each(
    SCREENS.flatMap(([path, title]) =>
      (['expired', 'forged'] as const).map((persona) => [path, persona, title] as const),
    ),
  )('is removed on %s (%s), which shows nothing of the buyer', async (path, persona, title) => {
    const { session, storage, where } = await openAccount(path, { persona });
    await waitFor(() => expect(session.get().token).toBeNull());
    if (title === null) await waitFor(() => expect(where()).toBe(`/login?from=${encodeURIComponent(path)}`));
    else expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(storage.local.get('authToken')).toBeNull();
    // The login page lists the levels, among them Silver.
    expect(document.body).not.toHaveTextContent(/Sam Silver|1050|Harbour/);
  });
});
