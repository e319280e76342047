import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const shop = { path: '/admin', persona: 'admin' };
const meta = {
  title: 'Pages/Admin products',
  render: () => <></>,
  parameters: { shop },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog');

export const List: Story = {};

export const EditsAProduct: Story = {
  parameters: { shop: { ...shop, path: '/admin?edit=301' } },
  play: async ({ canvasElement }) => {
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: 'Save product' }));
    await expect(await within(canvasElement).findByText('Product updated successfully')).toBeVisible();
  },
};

export const SessionExpiresOnSaving: Story = {
  parameters: { shop: { ...shop, path: '/admin?edit=301', server: { faults: { updateProduct: { status: 401 } } } } },
  play: async () => {
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: 'Save product' }));
    const login = await within(document.body).findByRole('dialog', { name: 'Your session has expired' });
    const signIn = within(login).getByRole('button', { name: 'Sign in' });
    await waitFor(() => {
      const { x, y, width, height } = signIn.getBoundingClientRect();
      void expect(signIn).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
    });
  },
};

export const FaultInTheSpecifications: Story = {
  parameters: { shop: { ...shop, path: '/admin?edit=301' } },
  play: async () => {
    const form = within(await dialog());
    const editor = await form.findByLabelText('Specifications');
    await userEvent.clear(editor);
    await userEvent.type(editor, '{{');
    await expect(await form.findByText('Line 1, column 2: The text ends too early')).toBeVisible();
  },
};

export const AddsAProduct: Story = { parameters: { shop: { ...shop, path: '/admin?edit=new' } } };

export const DeletesAProduct: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Delete Apple AirPods 4' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete product' }));
    await expect(await page.findByText('Product deleted successfully')).toBeVisible();
  },
};

export const ProductsFail: Story = {
  parameters: { shop: { ...shop, server: { faults: { listAdminProducts: { status: 500 } } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to load products')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
