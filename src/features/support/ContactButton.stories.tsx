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

const phone = { viewport: { value: 'smallPhone' } };

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
    const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(width).toBe(24);
    // What is seen of it stays in the 16 pixels that a page keeps free at its edge.
    await expect(right - left - Number.parseFloat(getComputedStyle(button).borderLeftWidth)).toBe(14);
    // Beside it a tap is for the page, but in the middle of its height.
    const isTarget = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button') === button;
    await expect([top + 8, top + height / 2, bottom - 8].map((y) => isTarget(left + 4, y))).toEqual([
      false,
      true,
      false,
    ]);
  },
};

export const OpenedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
