import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accounts } from '@mocks/seed/accounts';
import { DemoAccounts } from './DemoAccounts';
import { DemoAccountsContext, type DemoAccount } from './DemoAccountsContext';

const among = (known: readonly DemoAccount[]): Story['render'] =>
  function Among(args) {
    return (
      <DemoAccountsContext value={known}>
        <DemoAccounts {...args} />
      </DemoAccountsContext>
    );
  };

const meta = {
  title: 'Session/DemoAccounts',
  component: DemoAccounts,
  args: { onPick: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DemoAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheMockServer: Story = {
  render: among(accounts),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByTitle('silver@example.com'));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ email: 'silver@example.com' }));
  },
};

export const HiddenOnARealBackend: Story = {
  render: among([]),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Demo accounts' })).toBeNull();
  },
};

export const LongNames: Story = {
  render: among(
    accounts.map((account) => ({ ...account, label: `${account.label}, Overseas Wholesale Trading Partners` })),
  ),
};
