import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from './Gallery';
import { useGallery } from './useGallery';

const images = ['front', 'side', 'standing', 'in-use', 'box', 'back'].map(
  (name) => `speaker-cylinder.teal.${name}.svg`,
);

/** The gallery with its own state, as a page has it. */
function Held({ pictures, video = null }: { pictures: readonly string[]; video?: string | null }) {
  return (
    <Gallery
      name="JBL Flip 6"
      images={pictures}
      video={video}
      gallery={useGallery(pictures)}
      tint="var(--carton-tile-mist)"
    />
  );
}

const meta = {
  title: 'Product/Gallery',
  component: Held,
  args: { pictures: images.slice(0, 3) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePictures: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Next picture' }));
    await expect(page.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(page.getByRole('button', { name: 'Previous picture' }));
    await expect(page.getByRole('button', { name: 'Picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

export const MoreThanFourPictures: Story = { args: { pictures: images } };

export const OnePicture: Story = {
  args: { pictures: images.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const NoPicture: Story = { args: { pictures: [] } };

export const BrokenPictures: Story = { args: { pictures: ['gone.svg', 'gone-too.svg'] } };

export const WithAVideo: Story = { args: { video: 'jbl-pulse-5.mp4' } };

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Enlarge/ }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'JBL Flip 6' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom 3×' }));
    await expect(within(dialog).getByRole('button', { name: 'Zoom 3×' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { pictures: images } };
