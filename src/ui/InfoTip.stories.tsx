import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InfoTip } from './InfoTip';

const meta = {
  title: 'UI/InfoTip',
  component: InfoTip,
  args: { label: 'Why?', children: 'Checkout ships by total weight.' },
  decorators: [
    (Story) => (
      <div style={{ padding: '120px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfoTip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tip = within(canvasElement).getByText('Checkout ships by total weight.');
    await expect(tip).not.toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Why?' })).toHaveFocus();
    await userEvent.click(document.activeElement!);
    await expect(tip).toBeVisible();
  },
};
