import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SalesContactForm } from './SalesContactForm';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Support/SalesContactForm',
  component: SalesContactForm,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SalesContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: /Send/ }));
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const EmailMistyped: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await enterText(userEvent, await form.findByLabelText(/^Name/), 'Ada Byron');
    await userEvent.type(form.getByLabelText(/^Email/), 'ada@');
    await enterText(userEvent, form.getByLabelText(/^Message/), 'Do you have 400 pieces?');
    await userEvent.click(form.getByRole('button', { name: /Send/ }));
    await expect(form.getByText('Enter a full email address, like name@company.com')).toBeVisible();
    await expect(form.getByLabelText(/^Message/)).toHaveValue('Do you have 400 pieces?');
  },
};

export const MessageSent: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await enterText(userEvent, await form.findByLabelText(/^Name/), 'Ada Byron');
    await enterText(userEvent, form.getByLabelText(/^Email/), 'ada@example.com');
    await enterText(userEvent, form.getByLabelText(/^Message/), 'Do you have 400 pieces?');
    await userEvent.click(form.getByRole('button', { name: /Send/ }));
    await expect(
      await within(document.body).findByText('Our team will respond within 5 minutes during business hours.', {
        selector: 'li *',
      }),
    ).toBeVisible();
    await expect(form.getByLabelText(/^Message/)).toHaveValue('');
  },
};
