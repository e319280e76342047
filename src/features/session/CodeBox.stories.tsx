import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CodeBox } from './CodeBox';

const meta = {
  title: 'Session/CodeBox',
  component: CodeBox,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FilledIn: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByLabelText('Code (optional)');
    await userEvent.type(box, '7K4M');
    await expect(box).toHaveValue('7K4M');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
