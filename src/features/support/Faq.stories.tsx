import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Closed: Story = {};
