import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RegisterForm } from './RegisterForm';
import { useCredentialsForm } from './authForm';
import { enterText } from '@tests/support/enterText';

/** The form with the values that its dialog or page holds. */
function Held({ onSuccess }: { onSuccess: (email: string) => void }) {
  return <RegisterForm form={useCredentialsForm()} onSuccess={({ user }) => onSuccess(user.email)} />;
}

const meta = {
  title: 'Session/RegisterForm',
  component: Held,
  args: { onSuccess: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const toast = (text: string) => within(document.body).findByText(text, { selector: 'li *' });
const send = async (canvasElement: HTMLElement, email: string) => {
  const form = within(canvasElement);
  await enterText(userEvent, await form.findByLabelText(/^Email/), email);
  await enterText(userEvent, form.getByLabelText(/^Password/), 'long enough');
  await userEvent.click(form.getByRole('button', { name: 'Create Account' }));
  return form;
};

export const WithoutAName: Story = {
  play: async ({ args, canvasElement }) => {
    await send(canvasElement, 'kim@example.com');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith('kim@example.com'));
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: 'Create Account' }));
    await expect(form.getByLabelText(/^Email/)).toBeInvalid();
    await expect(form.getByLabelText(/^Password/)).toBeInvalid();
    await expect(form.getByLabelText('Name (optional)')).toBeValid();
  },
};

export const EmailTaken: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await send(canvasElement, 'silver@example.com');
    await toast('Signup Failed');
    await expect(form.getByLabelText(/^Email/)).toBeInvalid();
    await expect(form.getByLabelText(/^Email/)).toHaveFocus();
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const OfflineThenRetried: Story = {
  parameters: { shop: { server: { faults: { signup: { networkError: true, times: 1 } } } } },
  play: async ({ args, canvasElement }) => {
    const form = await send(canvasElement, 'kim@example.com');
    await toast('The server could not be reached.');
    await userEvent.click(form.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  parameters: { shop: { server: { latency: { signup: 600_000 } } } },
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'kim@example.com');
    await expect(form.getByRole('button', { name: 'Create Account' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongTextsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByLabelText(/^Email/));
    await userEvent.paste(`${'a-long-mailbox.'.repeat(6)}@example.com`);
    await userEvent.click(form.getByLabelText(/^Password/));
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(form.getByRole('button', { name: 'Create Account' }));
    await expect(form.getByText('At most 200 characters')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
