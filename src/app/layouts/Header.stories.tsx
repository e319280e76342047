import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { userResponse } from '@mocks/db/responses';
import type { TestShopOptions } from '@tests/support/createTestShop';
import { Header } from './Header';

const LONG_NAME = 'Maximiliane Alexandra von Hohenstein-Wittelsbach, Overseas Wholesale Trading Partners';
const cart = [
  { productId: 301, quantity: 30, color: 'Black' },
  { productId: 301, quantity: 12, color: 'Red' },
];
const phone = { viewport: { value: 'smallPhone' } };

const meta = { title: 'Shell/Header', component: Header, parameters: { shop: {} } } satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const openAccount = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'My Account' }));
  return within(await screen.findByRole('menu'));
};

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Help' })).toBeVisible();
    await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const SignedInWithACart: Story = {
  parameters: { shop: { persona: 'silver@example.com', cart } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Cart, 42 items' })).toBeVisible();
  },
};

export const AccountMenuOpen: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
    await waitFor(() => expect(menu.getByText('Sam Silver')).toBeVisible());
  },
};

export const AccountMenuClosedWithEscape: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await openAccount(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'My Account' })).toHaveFocus());
  },
};

const longName: TestShopOptions = {
  persona: 'gold@example.com',
  cart,
  server: {
    overrides: { getCurrentUser: ({ buyer }) => ({ status: 200, body: { ...userResponse(buyer), name: LONG_NAME } }) },
  },
};

export const LongName: Story = {
  parameters: { shop: longName },
  play: async ({ canvasElement }) => {
    const menu = await openAccount(canvasElement);
    await waitFor(() => expect(menu.getByText(LONG_NAME)).toBeVisible());
  },
};

export const CartLoadFailure: Story = {
  parameters: { shop: { persona: 'silver@example.com', cart, server: { faults: { getCart: { status: 500 } } } } },
};

export const OnAPhone: Story = {
  globals: phone,
  parameters: { shop: { persona: 'silver@example.com', cart } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(await header.findByRole('link', { name: 'Cart, 42 items' })).toBeVisible();
    await expect(header.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const VisitorOnAPhone: Story = { globals: phone };

export const MenuOnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const burger = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    // Round and round: the focus never leaves the open drawer.
    for (let step = 0; step < 20; step += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const MenuOnAPhoneClosedWithEscape: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const burger = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(burger);
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(burger).toHaveFocus();
  },
};
