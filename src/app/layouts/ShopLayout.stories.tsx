import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Shell/ShopLayout',
  render: () => <></>,
  parameters: { shop: { path: '/terms' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const WithHeaderAndFooter: Story = {};

export const WithoutHeaderAndFooter: Story = {
  parameters: { shop: { path: '/stripe-checkout' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Page Not Found' });
    await expect(page.queryByRole('banner')).toBeNull();
    await expect(page.queryByRole('contentinfo')).toBeNull();
    await expect(page.queryByRole('button', { name: 'Contact sales' })).toBeNull();
  },
};

export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const skip = await page.findByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const ContactSales: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Contact sales' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact sales' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const ContactSalesWithMistakes: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Contact sales' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact sales' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'abc');
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await expect(dialog.getByText('Enter a full email address, like name@company.com')).toBeVisible();
  },
};

export const ContactSalesOnAPhone: Story = { ...ContactSales, globals: phone };

export const LastLineNotCoveredByButton: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Contact sales' });
    const line = await page.findByText('Orders are charged in US dollars.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = line.getBoundingClientRect();
    const place = button.getBoundingClientRect();
    await expect(last.bottom <= place.top || last.top >= place.bottom || last.right <= place.left).toBe(true);
  },
};

export const LoggedOut: Story = {
  parameters: { shop: { path: '/terms', persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'My Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await screen.findByText('Logged out', { selector: 'li *' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};
