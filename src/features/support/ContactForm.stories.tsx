import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContactForm } from './ContactForm';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Support/ContactForm',
  component: ContactForm,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 720, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Send message' }));
  return page;
};

export const Empty: Story = {};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(page.getByLabelText(/^Name/)).toBeInvalid();
    await expect(page.getByLabelText(/^Message/)).toBeInvalid();
  },
};

export const SentAndCleared: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Name/), 'Kim');
    await enterText(userEvent, page.getByLabelText(/^Email/), 'kim@example.com');
    await enterText(userEvent, page.getByLabelText(/^Subject/), 'Pallets');
    await enterText(userEvent, page.getByLabelText(/^Message/), 'Do you ship whole pallets?');
    await send(canvasElement);
    await expect(await page.findByText('Your message has been sent. We reply within 24 hours.')).toBeVisible();
    await expect(page.getByLabelText(/^Message/)).toHaveValue('');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
