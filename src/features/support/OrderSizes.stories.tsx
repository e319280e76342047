import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderSizes } from './OrderSizes';

const meta = {
  title: 'Support/OrderSizes',
  component: OrderSizes,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 860, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSizes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('list', { name: 'What larger orders get' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
