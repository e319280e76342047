import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Newsletter/NewsletterForm',
  component: NewsletterForm,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 460, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WrongAddress: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText('Email'), 'abc');
    await userEvent.click(form.getByRole('button', { name: 'Subscribe' }));
    await expect(form.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Subscribed: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await enterText(userEvent, await form.findByLabelText('Email'), 'a@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Subscribe' }));
    await expect(await within(document.body).findByText('Subscribed!', { selector: 'div' })).toBeInTheDocument();
  },
};
