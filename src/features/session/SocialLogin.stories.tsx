import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialLogin } from './SocialLogin';

const meta = {
  title: 'Session/SocialLogin',
  component: SocialLogin,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
