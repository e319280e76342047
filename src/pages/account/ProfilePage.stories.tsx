import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Profile',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: object = {}) => ({ shop: { path: '/profile', persona: 'silver@example.com', ...more } });
const phone = { viewport: { value: 'phone' } };

export const Loaded: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('+1 (555) 010-0103')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
  },
};

export const WithAdminButton: Story = {
  parameters: shop({ persona: 'manager@example.com' }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Admin Dashboard' });
    await expect(link).toHaveAttribute('href', '/bxm-secure-admin');
  },
};

export const NothingYet: Story = { parameters: shop({ persona: 'fresh@example.com' }) };

export const OnAPhone: Story = { parameters: shop(), globals: phone };

export const EditProfile: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit profile' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit profile' }));
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter your name')).toBeVisible();
  },
};

export const AddAddressOnAPhone: Story = {
  parameters: shop(),
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add address' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter the ZIP code')).toBeVisible();
  },
};

export const EditAddress: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Edit the address/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit address' }));
    await expect(dialog.getByLabelText(/^City/)).toHaveValue('Portland');
  },
};

export const DeleteAddress: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Delete the address/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Delete this address?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const DiscardAsksFirst: Story = {
  parameters: shop(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add address' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add address' }));
    await userEvent.type(dialog.getByLabelText(/^City/), 'Seattle');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await within(document.body).findByRole('dialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const SessionExpiresOnSaving: Story = {
  parameters: shop({ server: { faults: { updateProfile: { status: 401 } } } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit profile' }));
    const form = within(await within(document.body).findByRole('dialog', { name: 'Edit profile' }));
    await userEvent.type(form.getByLabelText(/^Phone/), '777');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const login = await within(document.body).findByRole('dialog', { name: 'Login' });
    await waitFor(() => expect(isOnTop(within(login).getByRole('button', { name: 'Login' }))).toBe(true));
  },
};

/** Whether a click in its middle reaches the element. */
function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

export const Loading: Story = {
  parameters: shop({ server: { latency: { getProfile: 600_000, listOrders: 600_000, listAddresses: 600_000 } } }),
};

export const ServerError: Story = { parameters: shop({ server: { faults: { getProfile: { status: 500 } } } }) };

export const PartsFail: Story = {
  parameters: shop({ server: { faults: { listOrders: { status: 500 }, listAddresses: { status: 500 } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your addresses could not be loaded')).toBeVisible();
    await expect(await page.findByText('Your orders could not be loaded')).toBeVisible();
  },
};

export const Visitor: Story = {
  parameters: shop({ persona: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Access Denied')).toBeVisible();
    await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  },
};
