import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ForgotPassword } from './ForgotPassword';

const meta = {
  title: 'Session/ForgotPassword',
  component: ForgotPassword,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const SaysHowToReachSupport: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Forgot your password' }));
    await expect(await within(document.body).findByRole('dialog')).toBeInTheDocument();
  },
};
