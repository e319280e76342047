import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { PriceBlock } from './PriceBlock';
import { productPrice } from './productPrice';

const flip = speakers.find(({ id }) => id === 301)!;
const at = (quantity: number, facts: Partial<typeof flip> = {}) => ({
  price: productPrice(readProduct({ ...flip, ...facts }), null, quantity),
});

const meta = {
  title: 'Product/PriceBlock',
  component: PriceBlock,
  args: at(1),
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePiece: Story = {};

export const ThirtyPieces: Story = {
  args: at(30),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('15% off')).toBeVisible();
  },
};

export const WithoutAListPrice: Story = { args: at(1, { originalPrice: null }) };

export const ADearOne: Story = { args: at(1, { wholesalePrice: '128999.00', originalPrice: '174900.00' }) };

export const PriceOnRequest: Story = { args: { price: null } };

export const InEuroOnASmallPhone: Story = { globals: { currency: 'EUR', viewport: { value: 'smallPhone' } } };
