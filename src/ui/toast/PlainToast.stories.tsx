import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PlainToast } from './PlainToast';

const toast = {
  id: '1',
  title: 'Added to Cart',
  description: '24 × Studio Buds, Black',
  open: true,
  actions: [],
  duration: 600_000,
};

const meta = {
  title: 'UI/PlainToast',
  component: PlainToast,
  args: { toast: { ...toast, tone: 'success' }, onExpire: fn() },
} satisfies Meta<typeof PlainToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Added to Cart 24 × Studio Buds, Black');
  },
};

export const LongTextsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    toast: {
      ...toast,
      tone: 'danger',
      title: 'Cannot Add to Cart',
      description: `Something that a server said at great length: ${'upstream-timeout-'.repeat(6)}`,
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
