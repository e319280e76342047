import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelLadder } from './LevelLadder';

const meta = {
  title: 'Membership/LevelLadder',
  component: LevelLadder,
  args: { current: null },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 1280, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LevelLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const Lowest: Story = { args: { current: 1 } };

export const Silver: Story = { args: { current: 3 } };

export const Highest: Story = { args: { current: 7 } };

export const SilverOnAPhone: Story = {
  args: { current: 3 },
  globals: { viewport: { value: 'smallPhone' } },
};
