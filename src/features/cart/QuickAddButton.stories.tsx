import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { QuickAddButton } from './QuickAddButton';

const flip = speakers.find(({ id }) => id === 301)!;

const meta = {
  title: 'Cart/QuickAddButton',
  component: QuickAddButton,
  args: { product: readProduct(flip), color: 'Black', model: null, ancOption: null },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 280, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickAddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { shop: { persona: 'silver@example.com' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to Cart' }));
    await expect(await within(document.body).findByText('Added to Cart', { selector: 'li *' })).toBeVisible();
  },
};

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to Cart' }));
    await expect(await within(document.body).findByText('Please Log In', { selector: 'li *' })).toBeVisible();
  },
};

export const OutOfStock: Story = {
  args: { product: readProduct({ ...flip, stockStatus: 'out_of_stock', inStock: false }) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Out of Stock' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Adding: Story = {
  parameters: { shop: { persona: 'V3', server: { latency: { addCartLine: 600_000 } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to Cart' }));
    const button = await within(canvasElement).findByRole('button', { name: 'Adding...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TheAddFails: Story = {
  parameters: { shop: { persona: 'V3', server: { faults: { addCartLine: { status: 500, body: '' } } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to Cart' }));
    await expect(
      await within(document.body).findByText('Failed to add item to cart. Please try again.', { selector: 'li *' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
