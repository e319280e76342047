import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfferBadge } from './OfferBadge';

const meta = {
  title: 'Offers/OfferBadge',
  component: OfferBadge,
  args: { onOpen: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 420, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheOffer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /10% off for new customers/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
