import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const WithoutADescription: Story = { parameters: shop('others') };

export const Empty: Story = {
  parameters: shop('dyson', {
    overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) },
  }),
};

export const FiltersLeaveNothing: Story = { parameters: shop('dyson?minPrice=9000') };

export const AsATable: Story = { parameters: shop('speakers?view=table') };

export const NotFound: Story = { parameters: shop('nope') };

export const Loading: Story = { parameters: shop('dyson', { latency: 600_000 }) };

export const ProductsLoading: Story = { parameters: shop('dyson', { latency: { listProducts: 600_000 } }) };

export const CategoryFails: Story = { parameters: shop('dyson', { faults: { getCategory: { status: 500 } } }) };

export const ProductsFail: Story = { parameters: shop('dyson', { faults: { listProducts: { status: 500 } } }) };
