import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactFacts } from './ContactFacts';

const meta = {
  title: 'Support/ContactFacts',
  component: ContactFacts,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
