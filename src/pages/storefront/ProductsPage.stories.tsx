import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { orderResponse, productResponse } from '@mocks/db/responses';
import type { Handlers } from '@mocks/api/handlerTypes';
import type { TestShopOptions } from '@tests/support/createTestShop';

const meta = {
  title: 'Pages/Products',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (more: TestShopOptions = {}) => ({ shop: { path: '/products', ...more } });
const none: Handlers['listProducts'] = () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } });
/** The catalog repeated up to ten thousand products. */
const tenThousand: Handlers['listProducts'] = ({ db, query: { offset = 0, limit = 10_000 } }) => {
  const rows = db.products.all().map(productResponse);
  const body = Array.from({ length: Math.min(limit, 10_000 - offset) }, (_, index) => ({
    ...rows[(offset + index) % rows.length]!,
    id: 10_000 + offset + index,
  }));
  return { status: 200, body, headers: { 'X-Total-Count': 10_000 } };
};
const thousandOrders: Handlers['listOrders'] = ({ db, buyer }) => ({
  status: 200,
  body: db.orders
    .all()
    .filter(({ buyerId }) => buyerId === buyer.id)
    .map((row) => orderResponse(db, row)),
  headers: { 'X-Total-Count': 1000 },
});
const awkward: Handlers['listProducts'] = ({ db }) => {
  const base = productResponse(db.products.get(301)!);
  const body = [
    {
      ...base,
      id: 1,
      slug: 'long',
      name: 'A portable speaker with a name that goes on for very much longer than two lines of any card could ever hold, however wide',
    },
    {
      ...base,
      id: 2,
      slug: 'unbroken',
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
    { ...base, id: 3, slug: 'no-picture', name: 'Without a picture', images: [], specifications: {} },
    {
      ...base,
      id: 4,
      slug: 'broken-picture',
      name: 'With a broken picture',
      images: ['nobody-drew-this.svg'],
      originalPrice: null,
      specifications: {},
    },
    { ...base, id: 5, slug: 'dear', name: 'A dear one', wholesalePrice: '128999.00', originalPrice: '174900.00' },
    { ...base, id: 6, slug: 'no-price', name: 'Without a price', wholesalePrice: '', specifications: {} },
    {
      ...base,
      id: 7,
      slug: 'sold-out',
      name: 'Sold out',
      stock: 0,
      stockStatus: 'out_of_stock' as const,
      inStock: false,
    },
  ];
  return { status: 200, body, headers: { 'X-Total-Count': body.length } };
};

export const AllProducts: Story = { parameters: shop() };

export const OneCategory: Story = { parameters: shop({ path: '/products?category=speakers' }) };

export const EuropeanStockByPrice: Story = { parameters: shop({ path: '/products?region=EU&sort=price' }) };

export const TenThousandProducts: Story = {
  parameters: shop({ path: '/products?page=4', server: { overrides: { listProducts: tenThousand } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('10,000 products')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  },
};

export const AwkwardProducts: Story = { parameters: shop({ server: { overrides: { listProducts: awkward } } }) };

export const NoResults: Story = { parameters: shop({ path: '/products?search=zzzz' }) };

export const EmptyCategory: Story = {
  parameters: shop({ path: '/products?category=dyson', server: { overrides: { listProducts: none } } }),
};

export const ManyFilters: Story = {
  parameters: shop({ path: '/products?region=USA&stock=in_stock&minPrice=10&maxPrice=200&minRating=4&sort=-sold' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Remove In stock' }));
    const inUse = within(await page.findByRole('list', { name: 'Filters in use' }));
    await waitFor(() => expect(inUse.queryByRole('button', { name: 'Remove In stock' })).not.toBeInTheDocument());
    await expect(inUse.getByRole('button', { name: 'Remove USA stock' })).toBeVisible();
    await expect(inUse.getByRole('button', { name: 'Remove Rated 4 and up' })).toBeVisible();
  },
};

export const FiltersMatchNothing: Story = {
  parameters: shop({ path: '/products?brand=Bose&minPrice=9000&region=EU' }),
};

export const Table: Story = { parameters: shop({ path: '/products?view=table&category=speakers' }) };

export const AwkwardProductsTable: Story = {
  parameters: shop({ path: '/products?view=table', server: { overrides: { listProducts: awkward } } }),
};

export const TableLoading: Story = {
  parameters: shop({ path: '/products?view=table', server: { latency: 600_000 } }),
};

export const OrderFromTable: Story = {
  parameters: shop({ path: '/products?view=table&category=speakers', persona: 'silver@example.com' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const flip = within(await page.findByRole('row', { name: /Item 301/ }));
    await userEvent.click(flip.getByRole('button', { name: '10+ $89.99' }));
    await userEvent.click(flip.getByRole('button', { name: 'Add to Cart' }));
    await expect(await within(document.body).findByText('Added to Cart')).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Cart, 10 items' })).toBeVisible();
  },
};

export const UnknownCategory: Story = { parameters: shop({ path: '/products?category=nope' }) };

export const Loading: Story = { parameters: shop({ server: { latency: 600_000 } }) };

export const ProductsFail: Story = { parameters: shop({ server: { faults: { listProducts: { status: 500 } } } }) };

export const ProductsRetrySucceeds: Story = {
  parameters: shop({
    path: '/products?category=speakers',
    server: { faults: { listProducts: { status: 500, times: 1 } } },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('The products could not be loaded')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('article', { name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
  },
};

export const CategoriesFail: Story = {
  parameters: shop({ path: '/products?category=speakers', server: { faults: { listCategories: { status: 500 } } } }),
};

export const Offline: Story = { parameters: shop({ server: { faults: { '*': { networkError: true } } } }) };

export const SearchAndAdd: Story = {
  parameters: shop({ persona: 'silver@example.com' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Search in this list' }), 'flip 6 portable');
    await expect(await page.findByText('2 products')).toBeVisible();
    const card = within(page.getByRole('article', { name: 'JBL Flip 6 Portable Speaker' }));
    await userEvent.click(card.getByRole('button', { name: 'Teal' }));
    await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }));
    await expect(await within(document.body).findByText('Added to Cart')).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
};

export const VisitorAdds: Story = {
  parameters: shop({ path: '/products?category=dyson' }),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Add to Cart' });
    await userEvent.click(first!);
    await expect(await within(document.body).findByText('Please Log In')).toBeVisible();
  },
};

export const PagePastTheEnd: Story = {
  parameters: shop({ path: '/products?category=speakers&page=9' }),
  play: async ({ canvasElement }) => {
    // Replaced by the last page.
    await expect(
      await within(canvasElement).findByRole('article', { name: 'JBL Flip 6 Portable Speaker' }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: shop({ path: '/products?category=speakers&region=USA' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const keepsToItsWidth = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText('A dear one');
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

export const AwkwardProductsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: AwkwardProducts.parameters!,
  play: keepsToItsWidth,
};

export const AwkwardProductsTableOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: AwkwardProductsTable.parameters!,
  play: keepsToItsWidth,
};

const purchased = (more: TestShopOptions = {}) =>
  shop({ path: '/products?purchased=true', persona: 'silver@example.com', ...more });

export const PreviouslyPurchased: Story = {
  parameters: purchased(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('5 products')).toBeVisible();
    await waitFor(() => expect(page.getAllByText(/^Last bought/)).toHaveLength(5));
  },
};

export const PreviouslyPurchasedAsTable: Story = {
  parameters: purchased({ path: '/products?purchased=true&view=table' }),
};

/** The newest hundred orders of a thousand. */
export const PreviouslyPurchasedOfManyOrders: Story = {
  parameters: purchased({ server: { overrides: { listOrders: thousandOrders } } }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Look further back' });
    await expect(link).toHaveAttribute('href', '/purchases');
  },
};

export const PreviouslyPurchasedByNobodyYet: Story = { parameters: purchased({ persona: 'fresh@example.com' }) };

export const PreviouslyPurchasedForAVisitor: Story = { parameters: purchased({ persona: null }) };

export const PreviouslyPurchasedServerError: Story = {
  parameters: purchased({ server: { faults: { listOrders: { status: 500 } } } }),
};
