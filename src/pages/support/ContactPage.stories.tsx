import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { enterText } from '@tests/support/enterText';

const meta = { title: 'Pages/Contact', render: () => <></>, parameters: { shop: { path: '/contact' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Loaded: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Contact' }));
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await expect(form.getByText('Enter a subject')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const MessageSent: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Contact' }));
    await enterText(userEvent, form.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
    await enterText(userEvent, form.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await enterText(userEvent, form.getByRole('textbox', { name: 'Subject' }), 'Pallets');
    await enterText(userEvent, form.getByRole('textbox', { name: 'Message' }), 'How many fit on one?');
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await expect(await screen.findByText('Message Sent!', { selector: 'li *' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

export const AllQuestionsClosed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'What does shipping cost?' }));
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongTexts: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Contact' }));
    await enterText(
      userEvent,
      form.getByRole('textbox', { name: 'Name' }),
      'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    );
    await enterText(userEvent, form.getByRole('textbox', { name: 'Email' }), `${'a'.repeat(250)}@example.com`);
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await expect(form.getByText('At most 254 characters')).toBeVisible();
  },
};
