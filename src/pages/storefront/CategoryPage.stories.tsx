import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { TestShopOptions } from '@tests/support/createTestShop';

const meta = {
  title: 'Pages/Category',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (slug: string, server: TestShopOptions['server'] = {}) => ({
  shop: { path: `/category/${slug}`, server },
});

export const Dyson: Story = { parameters: shop('dyson') };

export const WithoutDescription: Story = { parameters: shop('others') };

export const Empty: Story = {
  parameters: shop('dyson', {
    overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) },
  }),
};

export const FiltersMatchNothing: Story = { parameters: shop('dyson?minPrice=9000') };

export const Table: Story = { parameters: shop('speakers?view=table') };

export const NotFound: Story = { parameters: shop('nope') };

export const Loading: Story = { parameters: shop('dyson', { latency: 600_000 }) };

export const ProductsLoading: Story = { parameters: shop('dyson', { latency: { listProducts: 600_000 } }) };

export const CategoryFails: Story = { parameters: shop('dyson', { faults: { getCategory: { status: 500 } } }) };

export const ProductsFail: Story = { parameters: shop('dyson', { faults: { listProducts: { status: 500 } } }) };

export const CategoryRetrySucceeds: Story = {
  parameters: shop('dyson', { faults: { getCategory: { status: 500, times: 1 } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('heading', { name: 'Dyson', level: 1 })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: shop('dyson', { faults: { '*': { networkError: true } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The server could not be reached.')).toBeVisible();
  },
};

export const LongTextsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: shop('dyson', {
    overrides: {
      getCategory: ({ db }) => ({
        status: 200,
        body: {
          ...db.categories.all().find(({ slug }) => slug === 'dyson')!,
          name: 'Haushaltsgroßgerätefachhandelsvereinigung and everything else for the home',
          description: 'Every word that a merchandiser could think of. '.repeat(12),
        },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^Haushalts/ });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
