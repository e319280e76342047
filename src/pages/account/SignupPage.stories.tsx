import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Pages/Signup',
  render: () => <></>,
  parameters: { shop: { path: '/signup' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, username: string, again = 'long enough') => {
  const page = within(canvasElement);
  await enterText(userEvent, await page.findByLabelText(/^Email/), 'kim@example.com');
  await enterText(userEvent, page.getByLabelText(/^Username/), username);
  await enterText(userEvent, page.getByLabelText(/^Password \*/), 'long enough');
  await enterText(userEvent, page.getByLabelText(/^Password again/), again);
  await userEvent.click(page.getByRole('button', { name: 'Create My Account' }));
  return page;
};

export const Empty: Story = {};

export const CreatesAccount: Story = {
  parameters: { shop: { path: '/signup?from=%2Fshipping-info' } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'kimtrade');
    await expect(await page.findByText('Account Created Successfully')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'My Account' })).toBeVisible();
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create My Account' }));
    await expect(await page.findByText('Enter a username')).toBeVisible();
  },
};

export const TwoDifferentPasswords: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'kimtrade', 'another');
    await expect(await page.findByText('Passwords do not match')).toBeVisible();
  },
};

export const UsernameTaken: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'samsilver');
    await expect(await page.findByText('Signup Failed')).toBeVisible();
    await expect(page.getByLabelText(/^Username/)).toBeInvalid();
  },
};

export const ServerDown: Story = {
  parameters: { shop: { path: '/signup', server: { faults: { register: { status: 500, body: '' } } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'kimtrade');
    await expect(await page.findByText('Please try again.')).toBeVisible();
  },
};

export const SlowServer: Story = {
  parameters: { shop: { path: '/signup', server: { latency: { register: 600_000 } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'kimtrade');
    await expect(page.getByRole('button', { name: 'Create My Account' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  parameters: { shop: { path: '/signup', server: { faults: { register: { networkError: true } } } } },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'kimtrade');
    await expect(await page.findByText('The server could not be reached.')).toBeVisible();
    await expect(page.getByLabelText(/^Username/)).toHaveValue('kimtrade');
  },
};

export const LongTexts: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, 'a-very-long-trading-name-'.repeat(4));
    await expect(await page.findByText('At most 60 characters')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
