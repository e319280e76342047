import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocalStockBox } from './LocalStockBox';

const meta = {
  title: 'Catalogue/LocalStockBox',
  component: LocalStockBox,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 280, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocalStockBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
