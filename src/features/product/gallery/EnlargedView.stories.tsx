import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EnlargedView } from './EnlargedView';
import { useGallery } from './useGallery';

const images = ['front', 'side', 'box'].map((name) => `speaker-cylinder.teal.${name}.svg`);

/** The view with the gallery that it is opened from. */
function Held({ name, pictures, onClose }: { name: string; pictures: readonly string[]; onClose: () => void }) {
  return (
    <EnlargedView opened name={name} gallery={useGallery(pictures)} tint="var(--carton-tile-mist)" onClose={onClose} />
  );
}

const meta = {
  title: 'Product/EnlargedView',
  component: Held,
  args: { name: 'JBL Flip 6', pictures: images, onClose: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const view = async (name: string | RegExp = 'JBL Flip 6') => {
  const dialog = await within(document.body).findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const ThreePictures: Story = {
  play: async ({ args }) => {
    const open = await view();
    await userEvent.keyboard('{ArrowRight}');
    await expect(open.getByRole('img', { name: 'JBL Flip 6, picture 2 of 3' })).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Previous picture' }));
    await userEvent.click(open.getByRole('button', { name: 'Previous picture' }));
    await expect(open.getByRole('img', { name: 'JBL Flip 6, picture 3 of 3' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Zoomed: Story = {
  play: async () => {
    const open = await view();
    const picture = open.getByRole('button', { name: /^Zoom JBL Flip 6, picture 1/ });
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await expect(open.getByRole('button', { name: 'Zoom 3×' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnePicture: Story = {
  args: { pictures: images.slice(0, 1) },
  play: async () => {
    await expect((await view()).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

export const NoPicture: Story = { args: { pictures: [] } };

export const OnAPhoneFromEdgeToEdge: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const picture = (await view()).getByRole('button', { name: /^Zoom JBL Flip 6, picture 1/ });
    const sheet = picture.closest('[role="dialog"]')?.getBoundingClientRect();
    const frame = picture.parentElement;
    await expect(frame?.getBoundingClientRect().left).toBeCloseTo(sheet?.left ?? 0, 0);
    await expect(frame?.getBoundingClientRect().right).toBeCloseTo(sheet?.right ?? 0, 0);
    // The gallery's ground, which is nowhere but on the dialog.
    await expect(frame && getComputedStyle(frame).backgroundColor).toBe('rgb(232, 238, 242)');
  },
};

export const ALongNameOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk portable speaker with everything' },
  play: async () => {
    await view(/^Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
