import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CouponBox } from './CouponBox';

const meta = {
  title: 'Cart/CouponBox',
  component: CouponBox,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 372, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(await box.findByLabelText('Coupon code'), 'NEWCOMER10');
    await userEvent.click(box.getByRole('button', { name: 'Apply' }));
    await expect(box.getByText(/not accepted online yet/)).toBeVisible();
  },
};
