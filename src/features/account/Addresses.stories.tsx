import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handlers } from '@mocks/api/handlerTypes';
import type { TestShopOptions } from '@tests/support/createTestShop';
import { Addresses } from './Addresses';

const shop = (server: TestShopOptions['server'] = {}) => ({ shop: { persona: 'silver@example.com', server } });

const meta = {
  title: 'Account/Addresses',
  component: Addresses,
  args: { onAdd: fn(), onEdit: fn() },
  parameters: shop(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Addresses>;
export default meta;
type Story = StoryObj<typeof meta>;

const SHORT = {
  id: 1,
  firstName: 'Sam',
  lastName: 'Silver',
  address: '12 Harbour Road',
  address2: null,
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
  isDefault: true,
};
const LONG = {
  ...SHORT,
  id: 2,
  isDefault: false,
  firstName: 'Maximiliane Theodora',
  lastName: 'von Hohenlohe-Waldenburg',
  address: 'Donaudampfschifffahrtsgesellschaftsstraße 1048',
  address2: 'Loading dock 7, behind the customs hall, ring twice',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  state: 'Isle of Anglesey',
  zipCode: 'LL61 5UJ',
  country: 'GB',
};
const listed =
  (...rows: (typeof SHORT | typeof LONG)[]): Handlers['listAddresses'] =>
  () => ({ status: 200, body: rows });

export const OneAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole('button', { name: 'Edit the address 12 Harbour Road' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(list.getByRole('button', { name: 'Add address' }));
    await expect(args.onAdd).toHaveBeenCalledWith(false);
  },
};

/** Texts of any length wrap in their card. */
export const Several: Story = {
  parameters: shop({ overrides: { listAddresses: listed(SHORT, LONG, { ...SHORT, id: 3, isDefault: false }) } }),
};

export const None: Story = {
  parameters: shop({ overrides: { listAddresses: listed() } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add address' }));
    await expect(args.onAdd).toHaveBeenCalledWith(true);
  },
};

export const Loading: Story = { parameters: shop({ latency: { listAddresses: 600_000 } }) };

export const ServerError: Story = {
  parameters: shop({ faults: { listAddresses: { status: 500 } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(within(canvasElement).queryByText('No addresses yet')).toBeNull();
  },
};

const ask = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Delete the address/ }));
  return within(await within(document.body).findByRole('dialog', { name: 'Delete this address?' }));
};

/** The default address: no other one takes its place. */
export const DeletingAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const question = await ask(canvasElement);
    await waitFor(() => expect(question.getByText(/no other address becomes the default/)).toBeVisible());
  },
};

export const Deleting: Story = {
  parameters: shop({ latency: { deleteAddress: 600_000 } }),
  play: async ({ canvasElement }) => {
    const question = await ask(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The address stays. */
export const DeleteFails: Story = {
  parameters: shop({ faults: { deleteAddress: { status: 500 } } }),
  play: async ({ canvasElement }) => {
    await userEvent.click((await ask(canvasElement)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByText(/12 Harbour Road/, { selector: 'address' })).toBeVisible();
  },
};
