import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { createMemoryStorage } from '@/lib/storage';
import { productResponse } from '@mocks/db/responses';
import { createClock } from '@mocks/state/clock';
import type { TestShopOptions } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';

const meta = {
  title: 'Pages/Home',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: TestShopOptions = {}) => ({ shop: { path: '/', ...more } });
const popupSeen = () => {
  const storage = createMemoryStorage();
  storage.session.set('offerDismissed', 'true');
  return storage;
};
const view = (id: number, slug: string, name: string, image: string, price: string) => ({
  id,
  slug,
  name,
  image,
  price,
});
const viewedBefore = () => {
  const storage = popupSeen();
  const views = [
    view(301, 'jbl-flip-6', 'JBL Flip 6 Portable Speaker', 'speaker-cylinder.teal.front.svg', '99.99'),
    view(503, 'dyson-airwrap-multi-styler', 'Dyson Airwrap Multi-Styler', 'hair-styler.fuchsia.front.svg', '449.00'),
    view(
      999,
      'gone',
      'A product that was taken out of the catalogue since then and has a long name',
      'gone.svg',
      '12.00',
    ),
    view(401, 'apple-watch-series-10', 'Apple Watch Series 10', 'watch.silver.front.svg', '329.00'),
    view(603, 'sony-dualsense', 'Sony DualSense Wireless Controller', 'controller.white.front.svg', '54.80'),
  ];
  storage.local.set('recentlyViewed', JSON.stringify(views));
  return storage;
};

export const FirstVisit: Story = { parameters: shop() };

export const OfferDismissed: Story = { parameters: shop({ storage: popupSeen() }) };

export const OfferHasEnded: Story = {
  parameters: shop({
    server: { clock: createClock({ startsAt: '2026-01-01T17:00:00Z', now: () => 0, ticking: false }) },
  }),
};

export const WithRecentlyViewed: Story = { parameters: shop({ storage: viewedBefore() }) };

export const Loading: Story = { parameters: shop({ storage: popupSeen(), server: { latency: 600_000 } }) };

export const ShelvesLoading: Story = {
  parameters: shop({ storage: popupSeen(), server: { latency: { listProducts: 600_000 } } }),
};

export const CategoriesFail: Story = {
  parameters: shop({ storage: popupSeen(), server: { faults: { listCategories: { status: 500 } } } }),
};

export const FeaturedProductsFail: Story = {
  parameters: shop({ storage: popupSeen(), server: { faults: { listFeaturedProducts: { status: 500 } } } }),
};

export const ShelvesFail: Story = {
  parameters: shop({ storage: popupSeen(), server: { faults: { listProducts: { networkError: true } } } }),
};

export const OneShelfIsOfAnotherShape: Story = {
  parameters: shop({
    storage: popupSeen(),
    server: {
      faults: {
        listProducts: ({ url }) =>
          Promise.resolve(url.includes('category=3') ? Response.json([null], { status: 200 }) : undefined),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The server’s response could not be read.')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    await expect(await within(canvasElement).findByRole('region', { name: 'Dyson' })).toBeVisible();
  },
};

export const NoFeaturedProducts: Story = {
  parameters: shop({
    storage: popupSeen(),
    server: { overrides: { listFeaturedProducts: () => ({ status: 200, body: [] }) } },
  }),
};

export const EmptyShelves: Story = {
  parameters: shop({
    storage: popupSeen(),
    server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
  }),
};

export const OfferClosedAndReopened: Story = {
  parameters: shop({ storage: createMemoryStorage() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const offer = within(await page.findByRole('dialog', { name: '10% off for new customers' }));
    await userEvent.click(offer.getByRole('button', { name: 'Close offer' }));
    await expect(page.queryByRole('dialog', { name: '10% off for new customers' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /10% off for new customers/ }));
    await expect(await page.findByRole('dialog', { name: '10% off for new customers' })).toHaveFocus();
  },
};

export const Subscribe: Story = {
  parameters: shop({ storage: popupSeen() }),
  play: async ({ canvasElement }) => {
    const letter = within(await within(canvasElement).findByRole('region', { name: /by email/ }));
    await enterText(userEvent, letter.getByLabelText('Email'), 'buyer@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Subscribed!')).toBeVisible();
  },
};

export const FeaturedProductsRetrySucceeds: Story = {
  parameters: shop({
    storage: popupSeen(),
    server: {
      faults: { listFeaturedProducts: { status: 500, times: 1 } },
      overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('The featured products could not be loaded')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('list', { name: 'Featured products' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: shop({ storage: popupSeen(), server: { faults: { '*': { networkError: true } } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The categories could not be loaded')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: shop({ storage: viewedBefore() }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Recently Viewed' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const awkward = (product: ApiProduct) => [
  {
    ...product,
    id: 1,
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    wholesalePrice: '128999.00',
    originalPrice: '174900.00',
  },
  {
    ...product,
    id: 2,
    name: 'A portable speaker with a name that goes on for very much longer than two lines of any card could hold',
    images: [],
    specifications: {},
  },
  { ...product, id: 3, name: 'Without a price', wholesalePrice: '', specifications: {} },
];

export const AwkwardProductsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: shop({
    storage: popupSeen(),
    server: {
      overrides: {
        listFeaturedProducts: ({ db }) => ({ status: 200, body: awkward(productResponse(db.products.get(301)!)) }),
        listProducts: ({ db }) => ({
          status: 200,
          body: awkward(productResponse(db.products.get(301)!)),
          headers: { 'X-Total-Count': 3 },
        }),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('list', { name: 'Featured products' })).toBeVisible();
    // The featured products render before those of the sections below.
    await waitFor(() => expect(page.getAllByRole('article', { name: /^Donaudampf/ }).length).toBeGreaterThan(1));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
