import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from './AccountMenu';

const meta = { title: 'Session/AccountMenu', component: AccountMenu, parameters: { shop: {} } } satisfies Meta<
  typeof AccountMenu
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Buyer: Story = { parameters: { shop: { persona: 'silver@example.com' } } };

export const Opened: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'My Account' }));
    const menu = within(document.body);
    const name = await menu.findByText('Sam Silver');
    await waitFor(() => expect(name).toBeVisible());
    for (const entry of ['Profile', 'Orders', 'Logout'])
      await expect(menu.getByRole('menuitem', { name: entry })).toBeVisible();
  },
};

export const UserLoadFailure: Story = {
  parameters: { shop: { persona: 'silver@example.com', server: { faults: { getCurrentUser: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'My Account' }));
    const logout = await within(document.body).findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
  },
};
