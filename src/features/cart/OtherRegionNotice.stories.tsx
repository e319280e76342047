import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { ClearCartProvider } from './ClearCart';
import { OtherRegionNotice } from './OtherRegionNotice';

const meta = {
  title: 'Cart/OtherRegionNotice',
  component: OtherRegionNotice,
  args: { product: readProduct({ ...speakers[0]!, region: 'EU' }), onAdd: fn() },
  parameters: { shop: { persona: 'silver@example.com', cart: [{ productId: 301, quantity: 2, color: 'Black' }] } },
  decorators: [
    (Story) => (
      <div style={{ width: 480, maxWidth: '100%', padding: 16, boxSizing: 'border-box' }}>
        <ClearCartProvider>
          <Story />
        </ClearCartProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof OtherRegionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClearsAndAdds: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear it and add this' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Clear your cart and add this?' }));
    await expect(dialog.getByText('One line of USA stock will be removed.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear and add' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

export const OfAnOrderGrid: Story = { args: { onAdd: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
