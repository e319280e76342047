import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ProductImage } from './ProductImage';

const meta = {
  title: 'UI/ProductImage',
  component: ProductImage,
  args: { name: 'controller.red.front.svg', alt: 'Game controller, red' },
  decorators: [
    (Story) => (
      <div style={{ width: 280, padding: 28, borderRadius: 10, background: 'var(--carton-tile-mist)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const FirstOnThePage: Story = { args: { priority: true } };
export const WithoutPicture: Story = { args: { name: null } };
export const NameIsNotAFile: Story = { args: { name: '../../secret.svg' } };
export const BrokenFile: Story = {
  args: { name: 'no-such-picture.svg' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img');
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringContaining('art/placeholder.svg')));
  },
};
