import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { RecentlyViewed } from './RecentlyViewed';

const view = (id: number, name: string, image: string | null, price: string | null) => ({
  id,
  slug: `product-${id}`,
  name,
  image,
  price,
});
const kept = (views: unknown) => {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.recentlyViewed, JSON.stringify(views));
  return { shop: { storage } };
};

const meta = {
  title: 'Recently viewed/RecentlyViewed',
  component: RecentlyViewed,
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFourOfSix: Story = {
  parameters: kept(
    [6, 5, 4, 3, 2, 1].map((id) => view(id, `Product ${id}`, 'speaker-cylinder.teal.front.svg', '9.99')),
  ),
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [6, 5, 4, 3].map((id) => `/product/product-${id}`),
    );
  },
};

export const LongNameNoPictureNoPrice: Story = {
  parameters: kept([
    view(1, 'A product that was taken out of the catalogue since then and has a long name', null, null),
  ]),
};

export const NoneViewedYet: Story = {
  parameters: kept([]),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const InvalidStorage: Story = {
  parameters: kept([null, 7, { id: 'x' }, view(1, 'The one that can be read', 'gone.svg', 'NaN')]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const FourInEuroOnASmallPhone: Story = {
  globals: { currency: 'EUR', viewport: { value: 'smallPhone' } },
  parameters: NewestFourOfSix.parameters!,
};
