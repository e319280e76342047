import { Button, Group, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DemoAccountsContext } from './DemoAccountsContext';
import { LoginDialog } from './LoginDialog';
import { useLoginPrompt, useSession, useSessionServices } from './SessionContext';
import { enterText } from '@tests/support/enterText';

const ACCOUNTS = [
  { label: 'V3 Sam Silver', email: 'silver@example.com', password: 'carton-demo' },
  { label: 'V7 Elliot Elite', email: 'elite@example.com', password: 'carton-demo' },
];

/** A page on which somebody is busy. */
function Page() {
  const { open, ask } = useLoginPrompt();
  const { session } = useSessionServices();
  const { token, user } = useSession();
  return (
    <>
      <Group p="lg" align="end">
        <TextInput label="Street" defaultValue="1 Main St" />
        <Button onClick={() => ask('login')}>Log in here</Button>
        <Button onClick={() => ask('signup')}>Start saving</Button>
        {token && <Button onClick={() => session.expire(token)}>Let the session run out</Button>}
        <span>{user ? `For ${user.name}` : 'For a visitor'}</span>
      </Group>
      {open && <LoginDialog />}
    </>
  );
}

const meta = {
  title: 'Session/LoginDialog',
  component: LoginDialog,
  parameters: { shop: {} },
  render: () => <Page />,
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Login: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log in here');
    const guest = (await dialog('Login')).getByRole('button', { name: 'Browse as Guest' });
    await waitFor(() => expect(guest).toBeVisible());
  },
};

export const CreateAccount: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Start saving');
    await dialog('Create Account');
  },
};

export const LogsInOverThePage: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log in here');
    const form = await dialog('Login');
    await enterText(userEvent, form.getByLabelText(/^Email/), 'gold@example.com');
    await enterText(userEvent, form.getByLabelText(/^Password/), 'carton-demo');
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Welcome back!')).toBeVisible();
    await expect(await within(canvasElement).findByText('For Gloria Gold')).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Street')).toHaveValue('1 Main St');
  },
};

export const SessionExpired: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Let the session run out');
    await press(canvasElement, 'Log in here');
    const reason = (await dialog('Login')).getByText('Your session has expired');
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log in here');
    const form = await dialog('Login');
    await enterText(userEvent, form.getByLabelText(/^Email/), 'gold@example.com');
    await enterText(userEvent, form.getByLabelText(/^Password/), 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Login Failed')).toBeVisible();
  },
};

export const WithDemoAccounts: Story = {
  render: () => (
    <DemoAccountsContext value={ACCOUNTS}>
      <Page />
    </DemoAccountsContext>
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log in here');
    const form = await dialog('Login');
    await userEvent.click(form.getByRole('button', { name: 'V7 Elliot Elite' }));
    await expect(form.getByLabelText(/^Email/)).toHaveValue('elite@example.com');
    await expect(form.getByLabelText(/^Password/)).toHaveValue('carton-demo');
    await userEvent.click(form.getByRole('button', { name: 'Login' }));
    await expect(await within(canvasElement).findByText('For Elliot Elite')).toBeVisible();
  },
};
