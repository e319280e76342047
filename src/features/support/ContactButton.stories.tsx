import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContactButton } from './ContactButton';

const meta = {
  title: 'Support/ContactButton',
  component: ContactButton,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1', isRotated: false } };

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Contact sales' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Contact sales' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const ReopenedBeforeSending: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Do you have');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect((await open(canvasElement)).getByLabelText(/^Message/)).toHaveValue('Do you have');
  },
};

export const ClosedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Contact sales' });
    const { left, right, width } = button.getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(width).toBe(24);
    // What is seen of it stays in the 16 pixels that a page keeps free at its edge.
    await expect(right - left - Number.parseFloat(getComputedStyle(button).borderLeftWidth)).toBe(14);
  },
};

export const OpenedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
