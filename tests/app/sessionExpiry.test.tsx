import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '@/features/session/sessionStore';
import { createMemoryStore } from '@/lib/storage';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { dialog, fill, openAccount } from '@tests/support/openAccount';

beforeEach(mockLayout);

const login = () => screen.findByRole('dialog', { name: 'Login' });
const logIn = async ({ user }: Awaited<ReturnType<typeof openAccount>>) => {
  await user.type(within(await login()).getByLabelText(/^Password/), 'carton-demo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
};

describe('a session that expires while a profile is edited', () => {
  async function editProfile(options?: Parameters<typeof openAccount>[1]) {
    const shop = await openAccount('/profile', options);
    await shop.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const form = await dialog('Edit profile');
    await fill(shop.user, form.getByLabelText(/^Phone/), '777');
    return { shop, save: () => shop.user.click(form.getByRole('button', { name: 'Save' })) };
  }

  it('opens the login again when the buyer has closed it and saves again', async () => {
    const { shop, save } = await editProfile({ server: { faults: { updateProfile: { status: 401, times: 1 } } } });
    await save();
    await login();
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
    await save();
    await logIn(shop);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('main')).toHaveTextContent('777');
    // The button that opened the form went with the session.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus());
  });

  it('opens the login at Save when a call in the background has noticed it', async () => {
    const { shop, save } = await editProfile();
    act(() => shop.session.expire(shop.session.get().token ?? ''));
    await save();
    expect(await login()).toBeVisible();
  });
});

describe('a buyer whose session has expired logs in in place, and keeps the quantities', () => {
  it('of past purchases', async () => {
    const shop = await openAccount('/purchases');
    const [field] = await screen.findAllByRole('spinbutton');
    await fill(shop.user, field ?? expect.unreachable(), '37');
    shop.server.faults.set('listOrders', { status: 401, times: 1 });
    await shop.user.type(screen.getByRole('searchbox', { name: 'Search your purchases' }), 'e');
    await shop.user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' }));
    await logIn(shop);
    expect(await screen.findByDisplayValue('37')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Previously purchased' })).toHaveFocus();
  });

  it('of a list of products', async () => {
    const shop = await openAccount('/products?category=speakers&view=table');
    const fields = await screen.findAllByRole('spinbutton', { name: /^Quantity of/ });
    await fill(shop.user, fields[1] ?? expect.unreachable(), '38');
    act(() => shop.session.expire(shop.session.get().token ?? ''));
    const [addButton] = screen.getAllByRole('button', { name: 'Add to Cart' });
    await shop.user.click(addButton ?? expect.unreachable());
    await logIn(shop);
    expect(shop.where()).toMatch(/^\/products/);
    expect(screen.getByDisplayValue('38')).toBeInTheDocument();
    await shop.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(addButton).toHaveFocus());
  });

  it('with the Login button of the header', async () => {
    const shop = await openAccount('/products?category=speakers&view=table');
    const fields = await screen.findAllByRole('spinbutton', { name: /^Quantity of/ });
    await fill(shop.user, fields[1] ?? expect.unreachable(), '39');
    act(() => shop.session.expire(shop.session.get().token ?? ''));
    await shop.user.click(screen.getByRole('button', { name: 'Login' }));
    await logIn(shop);
    expect(shop.where()).toMatch(/^\/products/);
    expect(screen.getByDisplayValue('39')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('a clerk whose session has expired', () => {
  async function openOffice(path: string) {
    const shop = await createTestShop({ path, persona: 'admin' });
    render(shop.element);
    const user = userEvent.setup();
    const loginDialog = () => screen.findByRole('dialog', { name: 'Your session has expired' });
    const signIn = async () => {
      const form = within(await loginDialog());
      await fill(user, form.getByLabelText(/^Email/), 'admin@example.com');
      await fill(user, form.getByLabelText(/^Password/), 'carton-demo');
      await user.click(form.getByRole('button', { name: 'Sign in' }));
    };
    const signedIn = () =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has expired' })).toBeNull());
    const expire = () => act(() => shop.adminSession.expire(shop.adminSession.get().token ?? ''));
    return { ...shop, user, loginDialog, signIn, signedIn, expire };
  }

  it('keeps a product form at Escape', async () => {
    const { server, user, loginDialog, signIn, signedIn } = await openOffice('/admin?search=airpods&edit=new');
    const form = within(await screen.findByRole('dialog'));
    const values = { Name: 'AirPods Case', Slug: 'airpods-case', Price: '12', 'Stock quantity': '12' };
    for (const [label, value] of Object.entries(values))
      fireEvent.change(await form.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
    server.faults.set('createProduct', { status: 401, times: 1 });
    await user.click(form.getByRole('button', { name: 'Add product' }));
    await loginDialog();
    await user.keyboard('{Escape}');
    await signIn();
    await signedIn();
    expect(screen.getByDisplayValue('AirPods Case')).toBeInTheDocument();
  });

  it('keeps the cells of the inventory at Escape in the command palette, which the login covers', async () => {
    const { server, user, loginDialog, signIn, signedIn } = await openOffice(
      '/bxm-secure-admin?view=inventory&search=jbl',
    );
    const [cell] = await screen.findAllByLabelText(/^Stock of JBL Flip 6/);
    fireEvent.change(cell ?? expect.unreachable(), { target: { value: '4321' } });
    server.faults.set('listAdminProducts', { status: 401, times: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByLabelText('Go to')).toHaveFocus());
    await user.keyboard('flip');
    await loginDialog();
    await user.keyboard('{Escape}');
    await signIn();
    await signedIn();
    expect(screen.getByDisplayValue('4321')).toBeInTheDocument();
  });

  const leave = async ({ user, loginDialog }: Awaited<ReturnType<typeof openOffice>>) =>
    user.click(within(await loginDialog()).getByRole('button', { name: 'Leave the back office' }));
  const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });

  it('leaves at once when nothing has been entered', async () => {
    const office = await openOffice('/bxm-secure-admin?view=costs&search=jbl');
    await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    office.expire();
    await leave(office);
    expect(await screen.findByRole('heading', { name: 'Back office' })).toBeVisible();
    expect(office.router.state.location.pathname).toBe('/bxm-secure-admin/login');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Back office' })).toHaveFocus());
  });

  it('is asked before leaving edited cells, and stays with Escape', async () => {
    const office = await openOffice('/bxm-secure-admin?view=costs&search=jbl');
    const cost = await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    fireEvent.change(cost, { target: { value: '1' } });
    office.expire();
    await leave(office);
    await question();
    await office.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
    expect(await office.loginDialog()).toBeVisible();
    expect(cost).toHaveValue('1');
    await leave(office);
    await office.user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Back office' })).toBeVisible();
  });

  it('stays in the login when a form below it asks', async () => {
    const { router, loginDialog, expire } = await openOffice('/bxm-secure-admin?view=costs&search=jbl');
    const cost = await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    fireEvent.change(cost, { target: { value: '1' } });
    expire();
    const email = within(await loginDialog()).getByLabelText(/^Email/);
    await waitFor(() => expect(email).toHaveFocus());
    const focused: (EventTarget | null)[] = [];
    const record = ({ target }: FocusEvent) => void focused.push(target);
    document.addEventListener('focusin', record);
    await act(() => router.navigate('/bxm-secure-admin/orders'));
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    const taking = keep.closest('[role="dialog"]');
    await waitFor(() => expect(focused.some((each) => each instanceof Node && taking?.contains(each))).toBe(true));
    document.removeEventListener('focusin', record);
    expect(email).toHaveFocus();
  });

  const unsaved: [string, string, () => Promise<void>][] = [
    [
      'a product form',
      '/admin?search=airpods&edit=new',
      async () => {
        const form = within(await screen.findByRole('dialog'));
        fireEvent.change(await form.findByLabelText(/^Name/), { target: { value: 'AirPods Case' } });
      },
    ],
    [
      'a file to import',
      '/admin?search=airpods',
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
        await screen.findByRole('dialog', { name: 'Import products' });
        const file = new File(['ID,Supplier cost\n404,9.20\n'], 'costs.csv', { type: 'text/csv' });
        fireEvent.change(document.querySelector('input[type=file]') ?? expect.unreachable(), {
          target: { files: [file] },
        });
        await screen.findByRole('button', { name: 'Save 1 product' });
      },
    ],
    [
      'pasted tracking numbers',
      '/bxm-secure-admin/orders',
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: 'Send tracking numbers' }));
        const field = await screen.findByLabelText(/^One order on each line/);
        fireEvent.change(field, { target: { value: '1060,1ZA' } });
      },
    ],
    [
      'a tracking number that has not been sent',
      '/bxm-secure-admin/orders',
      async () => {
        const field = await screen.findByRole('textbox', { name: 'Tracking number of order 1060' });
        fireEvent.change(field, { target: { value: '1ZA' } });
      },
    ],
  ];
  it.each(unsaved)('is asked before leaving %s', async (_, path, enter) => {
    const office = await openOffice(path);
    await enter();
    office.expire();
    await leave(office);
    await question();
    expect(office.router.state.location.pathname).not.toMatch(/login$/);
  });

  it('cannot open the command palette below the login', async () => {
    const { user, loginDialog, expire } = await openOffice('/bxm-secure-admin?view=costs&search=jbl');
    await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    // Its code is there.
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByLabelText('Go to')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Go to')).toBeNull());
    expire();
    await waitFor(async () => expect(within(await loginDialog()).getByLabelText(/^Email/)).toHaveFocus());
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByLabelText('Go to')).toBeNull();
    expect(within(await loginDialog()).getByLabelText(/^Email/)).toHaveFocus();
  });

  it('signs in at the second try when the first could not be verified', async () => {
    const { server, user, loginDialog, signIn, signedIn } = await openOffice('/bxm-secure-admin?view=costs&search=jbl');
    const cost = await screen.findByLabelText('Cost per unit of JBL Flip 6 Portable Speaker');
    fireEvent.change(cost, { target: { value: '1' } });
    server.faults.set('updateCosts', { status: 401, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Save costs' }));
    await loginDialog();
    server.faults.set('verifyAdmin', { status: 503, times: 1 });
    await signIn();
    await waitFor(() => expect(server.log.entries().at(-1)?.status).toBe(503));
    await signIn();
    await signedIn();
    expect(cost).toHaveValue('1');
  });
});

it('a session of one tab that expires does not end the one that the other tabs share', () => {
  const local = createMemoryStore();
  const channel = createConnectedChannels();
  const open = () => createSessionStore({ storage: { local, session: createMemoryStore() }, channel: channel() });
  const [own, shared] = [open(), open()];
  const user = { name: 'Sam Silver', email: 'silver@example.com' };
  own.signIn({ token: 'own', user, stay: false });
  shared.signIn({ token: 'shared', user, stay: true });
  own.expire('own');
  expect(own.get().token).toBeNull();
  expect(shared.get().token).toBe('shared');
  expect(local.get('authToken')).toBe('shared');
});
