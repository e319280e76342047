import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Pages/Login',
  render: () => <></>,
  parameters: { shop: { path: '/login' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

const fill = async (canvasElement: HTMLElement, email: string, password: string) => {
  const page = within(canvasElement);
  await enterText(userEvent, await page.findByLabelText(/^Email/), email);
  await enterText(userEvent, page.getByLabelText(/^Password/), password);
  return page;
};

export const Login: Story = {};

export const Register: Story = { parameters: { shop: { path: '/login?tab=register' } } };

export const LogsInAndReturnsToPreviousPage: Story = {
  parameters: { shop: { path: '/login?from=%2Fshipping-info' } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'carton-demo');
    await userEvent.click(page.getByRole('button', { name: 'Login' }));
    await expect(await page.findByText('Welcome Back!')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'My Account' })).toBeVisible();
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Login' }));
    await expect(await page.findByText('Enter your email address')).toBeVisible();
    await expect(page.getByText('Enter your password')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Login Failed')).toBeVisible();
    await expect(page.getByText('The email or password is incorrect.')).toBeVisible();
  },
};

export const ServerDown: Story = {
  parameters: {
    shop: { path: '/login', server: { faults: { login: { status: 502, body: '<h1>Bad Gateway</h1>' } } } },
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'carton-demo');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Please check your credentials and try again.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { shop: { path: '/login', server: { faults: { login: { networkError: true } } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'carton-demo');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Login Failed')).toBeVisible();
  },
};

export const SlowServer: Story = {
  parameters: { shop: { path: '/login', server: { latency: { login: 600_000 } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'carton-demo');
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const EmailTaken: Story = {
  parameters: { shop: { path: '/login?tab=register' } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'silver@example.com', 'long enough');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Signup Failed')).toBeVisible();
    await expect(page.getByLabelText(/^Email/)).toBeInvalid();
  },
};

export const ForgottenPassword: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Forgot your password' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Get back into your account' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LongTexts: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, `${'a-very-long-mailbox-name.'.repeat(6)}@example.com`, 'x'.repeat(201));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Login' }));
    await expect(await within(canvasElement).findByText('At most 200 characters')).toBeVisible();
  },
};

export const LoggedInAlready: Story = {
  parameters: { shop: { path: '/login?from=%2Fshipping-info', persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^You are logged in/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Continue' }));
    await expect(await page.findByRole('heading', { name: 'Shipping Info' })).toBeVisible();
  },
};

export const LoginOnAPhone: Story = { globals: phone };

export const RegisterOnAPhone: Story = { parameters: { shop: { path: '/login?tab=register' } }, globals: phone };
