import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShippingRates } from './ShippingRates';

const meta = {
  title: 'Support/ShippingRates',
  component: ShippingRates,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 900, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShippingRates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
