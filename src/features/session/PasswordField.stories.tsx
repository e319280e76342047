import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Session/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', required: true },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 380, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Password/);
    await userEvent.type(field, 'carton-demo');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Password/), 'carton-demo');
    await userEvent.click(page.getByRole('button', { name: 'Show characters' }));
    await expect(page.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  },
};

export const Refused: Story = {
  args: { error: 'Enter a password' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Password/)).toBeInvalid();
  },
};
