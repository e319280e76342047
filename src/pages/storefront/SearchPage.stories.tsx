import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { TestShopOptions } from '@tests/support/createTestShop';

const meta = {
  title: 'Pages/Search',
  render: () => <></>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shop = (query: string, server: TestShopOptions['server'] = {}) => ({ shop: { path: `/search${query}`, server } });

export const Results: Story = { parameters: shop('?q=jbl') };

export const NoResults: Story = { parameters: shop('?q=zzzz') };

export const RemovesOneWord: Story = {
  parameters: shop('?q=magsafe+charger+japan'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: /^magsafe charger \(/ }));
    await within(canvasElement).findByRole('article', { name: 'Apple MagSafe Charger' });
    await expect(within(canvasElement).getByRole('region', { name: 'Results' })).toBeVisible();
  },
};

export const Narrowed: Story = { parameters: shop('?q=jbl&region=EU&maxPrice=150') };

export const FiltersMatchNothing: Story = { parameters: shop('?q=jbl&minPrice=9000') };

export const Table: Story = { parameters: shop('?q=jbl&view=table') };

export const LongTerm: Story = { parameters: shop(`?q=${'wireless-noise-canceling-'.repeat(7)}`) };

export const Loading: Story = { parameters: shop('?q=jbl', { latency: 600_000 }) };

export const Fails: Story = { parameters: shop('?q=jbl', { faults: { listProducts: { status: 500 } } }) };

export const NoTerm: Story = {
  parameters: shop(''),
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'));
    await userEvent.type(await main.findByRole('searchbox', { name: 'Search products' }), '  airpods {Enter}');
    await expect(await main.findByRole('heading', { name: 'Search results for "airpods"' })).toBeVisible();
  },
};

export const ResultsRetrySucceeds: Story = {
  parameters: shop('?q=flip', { faults: { listProducts: { status: 500, times: 1 } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('article', { name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: shop('?q=jbl', { faults: { '*': { networkError: true } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The server could not be reached.')).toBeVisible();
  },
};

export const LongTermOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: shop(`?q=${'wireless-noise-canceling-'.repeat(7)}`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
