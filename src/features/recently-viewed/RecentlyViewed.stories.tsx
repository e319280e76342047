import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { RecentlyViewed } from './RecentlyViewed';
import type { ViewedProduct } from './recentlyViewedStore';

const view = (id: number, name: string, more: Partial<ViewedProduct> = {}): ViewedProduct => ({
  id,
  slug: `product-${id}`,
  name,
  image: 'speaker-cylinder.teal.front.svg',
  price: '99.99',
  ...more,
});
const having = (kept: unknown) => {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.recentlyViewed, typeof kept === 'string' ? kept : JSON.stringify(kept));
  return { shop: { storage } };
};

const meta = {
  title: 'Recently viewed/RecentlyViewed',
  component: RecentlyViewed,
  decorators: [
    (Story) => (
      <div style={{ width: 1100, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

const six = [1, 2, 3, 4, 5, 6].map((id) => view(id, `Product ${id}`));

export const FourOfSix: Story = {
  parameters: having(six),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(4);
  },
};

export const OneOnly: Story = { parameters: having([view(301, 'JBL Flip 6 Portable Speaker')]) };

export const AwkwardOnes: Story = {
  parameters: having([
    view(1, 'A product that was taken out of the catalogue since then and has a very long name', { image: null }),
    view(2, 'Without a price', { price: null }),
    view(3, 'Several prices', { from: true }),
    view(4, 'A broken picture', { image: 'gone.svg' }),
  ]),
};

export const NothingViewed: Story = {
  parameters: { shop: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'Recently Viewed' })).toBeNull();
  },
};

export const RubbishInTheStorage: Story = {
  parameters: having('{"not": "a list"'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'Recently Viewed' })).toBeNull();
  },
};

export const InEuroOnAPhone: Story = {
  parameters: having(six),
  globals: { currency: 'EUR', viewport: { value: 'phone' } },
};
