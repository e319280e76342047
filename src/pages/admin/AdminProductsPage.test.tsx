import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: '/admin', persona: 'admin', ...options });
  render(shop.element);
  const sent = (operation: string) => shop.server.log.entries().filter(({ operationId }) => operationId === operation);
  const stored = (id: number) => shop.server.db.products.get(id);
  return { ...shop, user: userEvent.setup(), sent, stored };
}

const form = async () => within(await screen.findByRole('dialog'));

describe('the form of a product', () => {
  it('sends nothing without name, slug, price and stock', async () => {
    const { user, sent } = await open({ path: '/admin?edit=new' });
    const fields = await form();
    await user.click(await fields.findByRole('button', { name: 'Add product' }));
    expect(fields.getByText('Enter a name')).toBeVisible();
    expect(fields.getByText('Enter an amount in USD with at most two decimals')).toBeVisible();
    expect(fields.getByText('Enter a whole number of pieces')).toBeVisible();
    expect(sent('createProduct')).toEqual([]);
  });

  it('adds a product with its images split at commas, trimmed, and without blanks', async () => {
    const { user, server } = await open({ path: '/admin?edit=new' });
    const fields = await form();
    await fields.findByLabelText(/^Name/);
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(fields.getByLabelText(label), { target: { value } });
    fill(/^Name/, 'Travel Adapter');
    fill(/^Slug/, 'travel-adapter');
    fill(/^Price/, '11.2');
    fill(/^Stock quantity/, '240');
    fill(/^Images/, 'a.png , b.png,,');
    await user.click(fields.getByRole('button', { name: 'Add product' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    const added = server.db.products.all().find(({ slug }) => slug === 'travel-adapter');
    expect(added).toMatchObject({ wholesalePrice: '11.20', stock: 240, images: ['a.png', 'b.png'] });
  });

  it('says "Invalid JSON in specifications" and sends nothing', async () => {
    const { user, sent } = await open({ path: '/admin?edit=301' });
    const fields = await form();
    fireEvent.change(await fields.findByLabelText('Specifications'), { target: { value: '{' } });
    await user.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Invalid JSON in specifications')).toBeVisible();
    expect(sent('updateProduct')).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    const { user } = await open({
      path: '/admin?edit=301',
      server: { faults: { updateProduct: { status: 500 } } },
    });
    const fields = await form();
    const name = await fields.findByLabelText(/^Name/);
    await user.type(name, ' Plus');
    await user.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    expect(name).toHaveValue('JBL Flip 6 Portable Speaker Plus');
  });

  it('says which price breaks the shop cannot use', async () => {
    await open({ path: '/admin?edit=301' });
    const fields = await form();
    const text = '{"quantity_pricing":[{"range":"10+","price":"90.00"},{"range":"soon"}]}';
    fireEvent.change(await fields.findByLabelText('Specifications'), { target: { value: text } });
    expect(await fields.findByText('1 of 2 price breaks cannot be used.')).toBeVisible();
  });
});

describe('the import of a file', () => {
  const FILE =
    'ID;Name;Supplier cost;Stock\n301;JBL Flip 6;61,5;\n101;"AirPods, 4";70.25;\n404;Charger;;7\n999;Nothing;1;';

  it('shows the differences, saves after the clerk agrees, and sends all costs in one call', async () => {
    const { user, sent, stored } = await open();
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
    const dialog = await form();
    await dialog.findByRole('button', { name: 'Choose a file' });
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!field) throw new Error('There is no field for a file.');
    await user.upload(field, new File([FILE], 'costs.csv', { type: 'text/csv' }));
    expect(
      await dialog.findByText(/3 of 4 rows change a product, 0 change nothing, 1 cannot be imported/),
    ).toBeVisible();
    expect(dialog.getByText('There is no product 999')).toBeVisible();
    expect(sent('updateCosts')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save 3 products' }));
    expect(await dialog.findByText('3 of 3 products saved.')).toBeVisible();
    expect(sent('updateCosts')).toHaveLength(1);
    expect(sent('patchProduct')).toHaveLength(1);
    expect([stored(301)?.supplier_cost, stored(101)?.supplier_cost, stored(404)?.stock]).toEqual(['61.50', '70.25', 7]);
  });
});

describe('the list of products', () => {
  it('deletes a product after a question', async () => {
    const { user, stored } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Apple AirPods 4' }));
    await user.click((await form()).getByRole('button', { name: 'Delete product' }));
    expect(await screen.findByText('Product deleted successfully')).toBeVisible();
    expect(stored(101)).toBeUndefined();
  });

  it('keeps a product whose deletion fails', async () => {
    const { user, stored } = await open({ server: { faults: { deleteProduct: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Apple AirPods 4' }));
    await user.click((await form()).getByRole('button', { name: 'Delete product' }));
    expect(await screen.findByText('Failed to delete product')).toBeVisible();
    expect(stored(101)).toBeDefined();
  });

  it('keeps its filters when the form is left with Back', async () => {
    const { user, router } = await open({ path: '/admin?search=airpods&stock=in_stock' });
    await user.click(await screen.findByRole('button', { name: 'Edit Apple AirPods 4' }));
    await screen.findByRole('dialog');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?search=airpods&stock=in_stock');
  });

  it('shows a failure with a retry', async () => {
    await open({ server: { faults: { listAdminProducts: { status: 500 } } } });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
