import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SalesContactForm } from './SalesContactForm';

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

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('button', { name: /Send/ }));
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('aria-invalid', 'true');
  },
};
