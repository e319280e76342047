import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './CheckoutSteps';

const meta = {
  title: 'Cart/CheckoutSteps',
  component: CheckoutSteps,
  args: { current: 1 },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShoppingCart: Story = {};

export const Checkout: Story = { args: { current: 2 } };

export const CompleteOrder: Story = { args: { current: 3 } };
