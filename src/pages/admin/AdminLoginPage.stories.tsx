import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { enterText } from '@tests/support/enterText';

const path = '/bxm-secure-admin/login';
const meta = {
  title: 'Pages/Admin login',
  render: () => <></>,
  parameters: { shop: { path } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, password: string) => {
  const page = within(canvasElement);
  await enterText(userEvent, await page.findByLabelText(/^Email/), 'admin@example.com');
  await enterText(userEvent, page.getByLabelText(/^Password/), password);
  await userEvent.keyboard('{Enter}');
  return page;
};

export const Login: Story = {};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign in' }));
    await expect(await page.findByText('Enter your password')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'wrong');
    await expect(await page.findByRole('alert')).toHaveTextContent('The email or password is incorrect.');
  },
};

export const SlowServer: Story = {
  parameters: { shop: { path, server: { latency: { adminLogin: 600_000 } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'carton-demo');
    await expect(await page.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
