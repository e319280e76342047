import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ProductVideo } from './ProductVideo';

const meta = {
  title: 'Product/ProductVideo',
  component: ProductVideo,
  args: { name: 'jbl-pulse-5.mp4', label: 'JBL Pulse 5' },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstFrame: Story = {};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the video of JBL Pulse 5' }));
    const video = canvas.getByLabelText<HTMLVideoElement>('Video: JBL Pulse 5');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await expect([video.videoWidth, video.videoHeight]).toEqual([800, 800]);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the video of JBL Pulse 5' }));
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

export const CannotBePlayed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.error(await canvas.findByLabelText('Video: JBL Pulse 5'));
    await expect(canvas.getByRole('status')).toHaveTextContent('The video could not be played.');
  },
};
