import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Faq } from './Faq';

const meta = {
  title: 'Support/Faq',
  component: Faq,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 760, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuestionOpen: Story = {};

export const AnotherQuestionOpened: Story = {
  play: async ({ canvasElement }) => {
    const questions = within(canvasElement);
    await userEvent.click(await questions.findByRole('button', { name: 'How can I pay?' }));
    await waitFor(() => expect(questions.getByText('By bank card or with PayPal.')).toBeVisible());
    await expect(questions.getByRole('button', { name: 'What does shipping cost?', expanded: false })).toBeVisible();
  },
};

export const AllClosedOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'What does shipping cost?' }));
    await expect(within(canvasElement).queryByRole('button', { expanded: true })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
