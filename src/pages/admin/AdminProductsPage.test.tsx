import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Three products: rendering a table of all of them is most of a test's time. */
const FEW = '/admin?search=airpods&stock=in_stock';

async function open(options: TestShopOptions = {}) {
  const shop = await createTestShop({ path: FEW, persona: 'admin', ...options });
  render(shop.element);
  const sent = (operation: string) => shop.server.log.entries().filter(({ operationId }) => operationId === operation);
  const stored = (id: number) => shop.server.db.products.get(id);
  return { ...shop, sent, stored };
}

const form = async () => within(await screen.findByRole('dialog'));

describe('the form of a product', () => {
  it('sends nothing without name, slug, price and stock', async () => {
    const { sent } = await open({ path: `${FEW}&edit=new` });
    const fields = await form();
    fireEvent.click(await fields.findByRole('button', { name: 'Add product' }));
    expect(fields.getByText('Enter a name')).toBeVisible();
    expect(fields.getByText('Enter an amount in USD with at most two decimals')).toBeVisible();
    expect(fields.getByText('Enter a whole number of pieces')).toBeVisible();
    expect(sent('createProduct')).toEqual([]);
  });

  it('asks before Escape loses what was typed, also right after the first key', async () => {
    await open({ path: `${FEW}&edit=new` });
    const name = await (await form()).findByLabelText(/^Name/);
    // `act` would run all effects before Escape.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    name.dispatchEvent(createEvent.input(name, { target: { value: 'A' } }));
    name.dispatchEvent(createEvent.keyDown(name, { key: 'Escape' }));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(screen.getByDisplayValue('A')).toBe(name);
  });

  it('sends no more pieces than the shop can count', async () => {
    const { sent } = await open({ path: `${FEW}&edit=101` });
    const fields = await form();
    fireEvent.change(await fields.findByLabelText(/^Stock quantity/), { target: { value: '10,000,000' } });
    fireEvent.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await fields.findByText('At most 9,999,999 pieces')).toBeVisible();
    expect(sent('updateProduct')).toEqual([]);
  });

  it('shows what the server says of the specifications', async () => {
    await open({
      path: `${FEW}&edit=101`,
      server: {
        overrides: {
          updateProduct: () => ({
            status: 400,
            body: {
              message: 'Check the fields',
              code: 'invalid_request',
              fields: { specifications: 'is longer than 50000 characters' },
            },
          }),
        },
      },
    });
    const fields = await form();
    fireEvent.click(await fields.findByRole('button', { name: 'Save product' }));
    expect(await fields.findByText('is longer than 50000 characters')).toBeVisible();
  });

  it('adds a product with its images split at commas, trimmed, and without blanks', async () => {
    const { server } = await open({
      path: `${FEW}&edit=new`,
      server: { faults: { createProduct: { status: 500, times: 1 } } },
    });
    const fields = await form();
    await fields.findByLabelText(/^Name/);
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(fields.getByLabelText(label), { target: { value } });
    fill(/^Name/, 'Travel Adapter');
    fill(/^Slug/, 'travel-adapter');
    fill(/^Price/, '11.2');
    fill(/^Stock quantity/, '240');
    fill(/^Images/, 'a.png , b.png,,');
    fireEvent.click(fields.getByRole('button', { name: 'Add product' }));
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    fireEvent.click(fields.getByRole('button', { name: 'Add product' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    const added = server.db.products.all().find(({ slug }) => slug === 'travel-adapter');
    expect(added).toMatchObject({ wholesalePrice: '11.20', stock: 240, images: ['a.png', 'b.png'] });
  });

  it('starts at the name, also when the product is read after the dialog has opened', async () => {
    const reading = holdCall();
    await open({ path: `${FEW}&edit=301`, server: { faults: { listAdminProducts: reading.call } } });
    const fields = await form();
    await waitFor(() => expect(fields.getByLabelText('Close')).toHaveFocus());
    reading.release();
    await waitFor(() => expect(fields.getByLabelText(/^Name/)).toHaveFocus());
  });

  it('returns the focus to the button that opened it', async () => {
    await open();
    const [button] = await screen.findAllByRole('button', { name: /^Edit / });
    button?.focus();
    fireEvent.click(button ?? document.body);
    const fields = await form();
    await waitFor(() => expect(fields.getByLabelText(/^Name/)).toHaveFocus());
    fireEvent.click(fields.getByText('Cancel'));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('asks before Cancel discards typed changes', async () => {
    const { router } = await open({ path: `${FEW}&edit=301` });
    const fields = await form();
    fireEvent.change(await fields.findByLabelText(/^Name/), { target: { value: 'Flip 7' } });
    fireEvent.click(fields.getByText('Cancel'));
    fireEvent.click(await screen.findByText('Keep editing'));
    await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    expect(fields.getByLabelText(/^Name/)).toHaveValue('Flip 7');
    fireEvent.click(fields.getByText('Cancel'));
    fireEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(router.state.location.search).not.toContain('edit'));
  });

  it('says "Invalid JSON in specifications" and sends nothing', async () => {
    const { sent } = await open({ path: `${FEW}&edit=301` });
    const fields = await form();
    fireEvent.change(await fields.findByLabelText('Specifications'), { target: { value: '{' } });
    fireEvent.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Invalid JSON in specifications')).toBeVisible();
    expect(sent('updateProduct')).toEqual([]);
  });

  it('keeps what was typed when saving fails, and when the product is read again', async () => {
    const { server, queryClient } = await open({
      path: `${FEW}&edit=301`,
      server: { faults: { updateProduct: { status: 500 } } },
    });
    const fields = await form();
    const name = await fields.findByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: 'JBL Flip 6 Plus' } });
    fireEvent.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    expect(name).toHaveValue('JBL Flip 6 Plus');
    await server.db.products.update(301, (row) => void (row.name = 'Another clerk’s name'));
    await queryClient.refetchQueries();
    expect(name).toHaveValue('JBL Flip 6 Plus');
  });

  it('leaves the stock that another clerk has saved in the meantime, and asks before it replaces a name', async () => {
    const { server, stored, sent } = await open({ path: `${FEW}&edit=301` });
    const fields = await form();
    const name = await fields.findByLabelText(/^Name/);
    await server.db.products.update(301, (row) => void Object.assign(row, { stock: 7, name: 'Flip 6, black' }));
    fireEvent.change(name, { target: { value: 'JBL Flip 6 Plus' } });
    fireEvent.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await fields.findByText(/^Changed in the meantime: it is now Flip 6, black/)).toBeVisible();
    expect(sent('updateProduct')).toEqual([]);
    fireEvent.click(fields.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(301)).toMatchObject({ name: 'JBL Flip 6 Plus', stock: 7 });
  });

  it('asks before Back discards typed changes', async () => {
    const { router } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Apple AirPods 4' }));
    const fields = await form();
    fireEvent.change(await fields.findByLabelText(/^Name/), { target: { value: 'AirPods 5' } });
    // A blocked navigation never ends.
    void router.navigate(-1);
    fireEvent.click(await screen.findByText('Keep editing'));
    expect(fields.getByLabelText(/^Name/)).toHaveValue('AirPods 5');
    void router.navigate(-1);
    fireEvent.click(await screen.findByText('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?search=airpods&stock=in_stock');
  });

  it('says which price breaks the shop cannot use', async () => {
    await open({ path: `${FEW}&edit=301` });
    const fields = await form();
    const text = '{"quantity_pricing":[{"range":"10+","price":"90.00"},{"range":"soon"}]}';
    fireEvent.change(await fields.findByLabelText('Specifications'), { target: { value: text } });
    expect(await fields.findByText('1 of 2 price breaks cannot be used.')).toBeVisible();
  });
});

describe('the import of a file', () => {
  const FILE =
    'ID;Name;Supplier cost;Stock\n301;JBL Flip 6;61,5;\n101;"AirPods, 4";70.25;\n404;Charger;;7\n999;Nothing;1;';

  const fileOf = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
  const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable();

  /** Opens the dialog, and chooses a file with this text. */
  async function choose(text: string) {
    fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    const dialog = await form();
    await dialog.findByRole('button', { name: 'Choose a file' });
    fireEvent.change(fileField(), { target: { files: [fileOf(text)] } });
    return dialog;
  }

  it('imports stock and prices, and lists the rows that it cannot import as a file to correct', async () => {
    const downloads: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      downloads.push(file as Blob); // the app makes files of no other kind
      return 'blob:file';
    });
    const { sent, stored } = await open();
    const before = stored(404);
    const dialog = await choose(
      'ID,Stock,Wholesale price,Stock location\n301,15,88.5,\n101,many,1.00,\n404,3,12.345,\n403,,,Mars\n',
    );
    expect(
      await dialog.findByText(/1 of 4 rows change a product, 0 change nothing, 3 cannot be imported/),
    ).toBeVisible();
    expect(dialog.getByText(/Stock location: One of USA Local Stock/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Download the rows that cannot be imported' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const rows = (await downloads[0]?.text())?.split('\r\n');
    expect(rows?.slice(0, 2)).toEqual([
      expect.stringContaining('ID,Stock,Wholesale price,Stock location,Problem'),
      '101,many,1.00,,Stock: A whole number of pieces',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save 1 product' }));
    expect(await dialog.findByText('1 of 1 products saved.')).toBeVisible();
    expect(sent('patchProduct')).toHaveLength(1);
    expect(stored(301)).toMatchObject({ stock: 15, wholesalePrice: '88.50' });
    expect(stored(404)).toEqual(before);
  });

  it('shows the differences, saves after the clerk agrees, and sends all costs in one call', async () => {
    const { sent, stored } = await open();
    const dialog = await choose(FILE);
    expect(
      await dialog.findByText(/3 of 4 rows change a product, 0 change nothing, 1 cannot be imported/),
    ).toBeVisible();
    expect(dialog.getByText('There is no product 999')).toBeVisible();
    expect(sent('updateCosts')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save 3 products' }));
    expect(await dialog.findByText('3 of 3 products saved.')).toBeVisible();
    expect(sent('updateCosts')).toHaveLength(1);
    expect(sent('patchProduct')).toHaveLength(1);
    expect([stored(301)?.supplier_cost, stored(101)?.supplier_cost, stored(404)?.stock]).toEqual(['61.50', '70.25', 7]);
  });

  it('reads one file at a time, and the same file again', async () => {
    const reading = holdCall();
    const { server } = await open();
    server.faults.set('listAdminProducts', reading.call);
    const file = fileOf('ID,Stock\n301,15\n');
    fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    const dialog = await form();
    await dialog.findByRole('button', { name: 'Choose a file' });
    await userEvent.upload(fileField(), file);
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    reading.release();
    expect(await dialog.findByRole('button', { name: 'Save 1 product' })).toBeVisible();
    await server.db.products.update(301, (product) => void (product.stock = 15));
    await userEvent.upload(fileField(), file);
    expect(await dialog.findByText(/^0 of 1 rows change a product/)).toBeVisible();
  });

  it('shows all differences, twenty products at a time', async () => {
    const { server } = await open();
    const rows = server.db.products.all().map(({ id, stock }) => `${id},${stock + 1}`);
    const dialog = await choose(`ID,Stock\n${rows.join('\n')}\n`);
    const shown = () => within(dialog.getByRole('table', { name: 'Differences' })).getAllByRole('row').length - 1;
    fireEvent.click(await dialog.findByRole('button', { name: 'Page 2' }));
    expect(dialog.getByRole('table', { name: 'Differences' })).toHaveTextContent(`(${rows[20]?.split(',')[0]})`);
    expect(shown()).toBe(Math.min(20, rows.length - 20));
  });

  it('stays open until it is known which products were saved', async () => {
    const patching = holdCall();
    await open({ server: { faults: { patchProduct: patching.call } } });
    const dialog = await choose('ID,Stock\n301,15\n');
    fireEvent.click(await dialog.findByRole('button', { name: 'Save 1 product' }));
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toBeDisabled());
    expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeDisabled();
    fireEvent.keyDown(cancel, { key: 'Escape' });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    patching.release();
    expect(await dialog.findByText('1 of 1 products saved.')).toBeVisible();
  });

  it('is not lost before the clerk has been asked', async () => {
    const { router, sent } = await open();
    const dialog = await choose('ID,Stock\n301,15\n');
    const save = await dialog.findByRole('button', { name: 'Save 1 product' });
    const keep = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
      expect(save).toBeVisible();
    };
    fireEvent.keyDown(save, { key: 'Escape' });
    await keep();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await keep();
    // A blocked navigation never ends.
    void router.navigate('/bxm-secure-admin');
    await keep();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Import CSV' })).toHaveFocus();
    expect(sent('patchProduct')).toEqual([]);
  });

  it('asks nothing without a file, and nothing once all is saved', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await choose('ID,Stock\n301,15\n');
    fireEvent.click(await dialog.findByRole('button', { name: 'Save 1 product' }));
    await dialog.findByText('1 of 1 products saved.');
    fireEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds every product, also when another is deleted while the list is read', async () => {
    const { server } = await open();
    const { products } = server.db;
    const [first] = products.all();
    const lastId = products.highestId();
    for (let id = lastId + 1; id <= lastId + 250; id += 1)
      await products.insert({ ...(first ?? expect.unreachable()), id, slug: `product-${id}` });
    const next = products.all()[200]?.id;
    server.faults.set('listAdminProducts', async ({ url }) => {
      if (new URL(url).searchParams.has('offset')) await products.remove(101);
      return undefined;
    });
    const dialog = await choose(`ID,Stock\n${next},15\n101,15\n`);
    expect(await dialog.findByText(/^1 of 2 rows change a product, 0 change nothing, 1 cannot/)).toBeVisible();
    expect(dialog.getByText('There is no product 101')).toBeVisible();
  });

  it('that holds costs alone has the texts of the costs', async () => {
    await open({ server: { faults: { updateCosts: { status: 500 } } } });
    const dialog = await choose('ID,Cost\n301,61.50\n101,70.25\n');
    fireEvent.click(await dialog.findByRole('button', { name: 'Save 2 products' }));
    expect(await screen.findByText('Failed to update product costs')).toBeVisible();
  });
});

describe('the list of products', () => {
  it('deletes a product after a question, and keeps one whose deletion fails', async () => {
    const { stored } = await open({ server: { faults: { deleteProduct: { status: 500, times: 1 } } } });
    const remove = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Delete Apple AirPods 4' }));
      fireEvent.click((await form()).getByRole('button', { name: 'Delete product' }));
    };
    await remove();
    expect(await screen.findByText('Failed to delete product')).toBeVisible();
    expect(stored(101)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await remove();
    expect(await screen.findByText('Product deleted successfully')).toBeVisible();
    expect(stored(101)).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Apple AirPods 4' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toHaveFocus());
  });

  it('keeps its filters when the form is left with Back', async () => {
    const { router } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Apple AirPods 4' }));
    await screen.findByRole('dialog');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?search=airpods&stock=in_stock');
  });

  it('links to the shop’s page of a product that has one', async () => {
    await open({ path: '/admin?search=jbl%20flip' });
    expect(await screen.findByRole('link', { name: 'JBL Flip 6 Portable Speaker' })).toHaveAttribute(
      'href',
      '/product/jbl-flip-6',
    );
    expect(screen.getByText('JBL Flip 5 Portable Speaker').closest('a')).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    await open({ server: { faults: { listAdminProducts: { status: 500 } } } });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
