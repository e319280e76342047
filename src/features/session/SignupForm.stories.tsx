import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ServerOptions } from '@mocks/server/createServer';
import { SignupForm } from './SignupForm';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Session/SignupForm',
  component: SignupForm,
  args: { onSuccess: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (server: ServerOptions) => ({ shop: { server } });
const toast = (text: string) => within(document.body).findByText(text, { selector: 'li *' });
const send = async (canvasElement: HTMLElement, username = 'kimtrade') => {
  const form = within(canvasElement);
  await enterText(userEvent, await form.findByLabelText(/^Email/), 'kim@example.com');
  await enterText(userEvent, form.getByLabelText(/^Username/), username);
  await enterText(userEvent, form.getByLabelText(/^Password \*/), 'long enough');
  await enterText(userEvent, form.getByLabelText(/^Password again/), 'long enough');
  await userEvent.click(form.getByRole('button', { name: 'Create My Account' }));
  return form;
};

export const CreatesAccount: Story = {
  play: async ({ args, canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Create My Account' }));
    for (const words of ['Enter your email address', 'Enter a username', 'Enter the password again'])
      await expect(form.getByText(words)).toBeVisible();
    // The code is optional.
    await expect(form.getByLabelText('Code (optional)')).toBeValid();
  },
};

export const UsernameTaken: Story = {
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'samsilver');
    await toast('Signup Failed');
    await expect(form.getByLabelText(/^Username/)).toBeInvalid();
    await expect(form.getByLabelText(/^Username/)).toHaveFocus();
  },
};

export const OfflineThenRetried: Story = {
  parameters: at({ faults: { register: { networkError: true, times: 1 } } }),
  play: async ({ args, canvasElement }) => {
    const form = await send(canvasElement);
    await toast('The server could not be reached.');
    await userEvent.click(form.getByRole('button', { name: 'Create My Account' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  parameters: at({ latency: { register: 600_000 } }),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement);
    await expect(form.getByRole('button', { name: 'Create My Account' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CodeFilledOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByLabelText('Code (optional)');
    await userEvent.type(code, '7K4M');
    await expect(code).toHaveValue('7K4M');
  },
};
