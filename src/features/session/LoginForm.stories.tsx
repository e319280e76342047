import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ServerOptions } from '@mocks/server/createServer';
import { LoginForm } from './LoginForm';
import { useCredentialsForm } from './authForm';
import { enterText } from '@tests/support/enterText';

/** With the form state that its page or dialog provides. */
function LoginFormWithValues({
  email,
  showStaySignedIn,
  onSuccess,
}: {
  email: string;
  showStaySignedIn: boolean;
  onSuccess: (name: string) => void;
}) {
  const form = useCredentialsForm({ email });
  return <LoginForm form={form} showStaySignedIn={showStaySignedIn} onSuccess={({ user }) => onSuccess(user.name)} />;
}

const meta = {
  title: 'Session/LoginForm',
  component: LoginFormWithValues,
  args: { email: '', showStaySignedIn: true, onSuccess: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginFormWithValues>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (server: ServerOptions) => ({ shop: { server } });
const toast = (text: string) => within(document.body).findByText(text, { selector: 'li *' });
const send = async (canvasElement: HTMLElement, password: string) => {
  const form = within(canvasElement);
  await enterText(userEvent, await form.findByLabelText(/^Email/), 'silver@example.com');
  await enterText(userEvent, form.getByLabelText(/^Password/), password);
  await userEvent.keyboard('{Enter}');
  return form;
};

export const LogsIn: Story = {
  play: async ({ args, canvasElement }) => {
    await send(canvasElement, 'carton-demo');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith('Sam Silver'));
  },
};

export const EmailPrefilledInDialog: Story = {
  args: { email: 'silver@example.com', showStaySignedIn: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Email/)).toHaveValue('silver@example.com');
    await expect(within(canvasElement).queryByLabelText('Stay signed in')).toBeNull();
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Login' }));
    await expect(form.getByText('Enter your email address')).toBeVisible();
    await expect(form.getByText('Enter your password')).toBeVisible();
    await expect(form.getByLabelText(/^Email/)).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await send(canvasElement, 'wrong');
    await toast('Login Failed');
    await expect(form.getByLabelText(/^Email/)).toHaveValue('silver@example.com');
    await expect(form.getByLabelText(/^Password/)).toHaveFocus();
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const OfflineThenRetried: Story = {
  parameters: at({ faults: { login: { networkError: true, times: 1 } } }),
  play: async ({ args, canvasElement }) => {
    const form = await send(canvasElement, 'carton-demo');
    await toast('The server could not be reached.');
    await userEvent.click(form.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  parameters: at({ latency: { login: 600_000 } }),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'carton-demo');
    await expect(form.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ForgottenPassword: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Forgot your password' }));
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument();
  },
};
