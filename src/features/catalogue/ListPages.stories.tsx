import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListPages } from './ListPages';

const meta = {
  title: 'Catalogue/ListPages',
  component: ListPages,
  args: { total: 10_000, page: 1, onChange: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 900, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const InTheMiddle: Story = { args: { page: 104 } };

export const Last: Story = { args: { page: 209 } };
