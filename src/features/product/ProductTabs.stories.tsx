import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { ProductTabs } from './ProductTabs';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Product/ProductTabs',
  component: ProductTabs,
  args: { product: readProduct(flip) },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 860, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};

export const Specifications: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Specifications' }));
    const table = within(await page.findByRole('table', { name: 'Specifications' }));
    await expect(table.getByRole('row', { name: /Item number/ })).toHaveTextContent('301');
  },
};

export const Reviews: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Reviews' }));
    await expect(await page.findByText('Customer reviews will be displayed here.')).toBeVisible();
  },
};

export const NothingToSay: Story = {
  args: { product: readProduct({ ...flip, description: '', features: [], specifications: 'rubbish' }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
