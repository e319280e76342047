import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

async function open(view: string, options: TestShopOptions = {}) {
  const path = `/bxm-secure-admin${view && `?view=${view}`}`;
  const shop = await createTestShop({ path, persona: 'admin', ...options });
  render(shop.element);
  const sent = (operation: string) => shop.server.log.entries().filter(({ operationId }) => operationId === operation);
  const stored = (id: number) => shop.server.db.products.get(id);
  return { ...shop, user: userEvent.setup(), sent, stored };
}

const inventory = (search: string) => open(`inventory&search=${search}`);
const paste = (cell: HTMLElement, text: string) => fireEvent.paste(cell, { clipboardData: { getData: () => text } });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the dashboard', () => {
  it('shows the figures of the statistics call', async () => {
    await open('');
    expect(await screen.findByText('21.44%')).toBeVisible();
    expect(screen.getAllByText('$150,023.95')).not.toHaveLength(0);
  });

  it('says with a retry that the figures could not be loaded', async () => {
    const { user } = await open('', { server: { faults: { getStats: { status: 500, times: 1 } } } });
    expect(await screen.findByText('Revenue and profit could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('21.44%')).toBeVisible();
  });

  it('moves an order one step on, and offers none for a delivered one', async () => {
    const { user, server } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Process order 1060' }));
    expect(await screen.findByText('Order status updated successfully')).toBeVisible();
    expect(server.db.orders.get(1060)?.status).toBe('processing');
    expect(await screen.findByRole('button', { name: 'Mark Shipped order 1060' })).toBeVisible();
  });

  it('takes a double click for one step, and sends it once', async () => {
    const { user, server, sent } = await open('');
    await user.dblClick(await screen.findByRole('button', { name: 'Process order 1060' }));
    expect(await screen.findByRole('button', { name: 'Mark Shipped order 1060' })).toBeVisible();
    expect(server.db.orders.get(1060)?.status).toBe('processing');
    expect(sent('setOrderStatus')).toHaveLength(1);
  });

  it('leaves the order as it is when the step fails', async () => {
    const { user } = await open('', { server: { faults: { setOrderStatus: { status: 500 } } } });
    await user.click(await screen.findByRole('button', { name: 'Process order 1060' }));
    expect(await screen.findByText('Failed to update order status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Process order 1060' })).toBeVisible();
  });
});

describe('the inventory', () => {
  it('marks fewer than 10 pieces', async () => {
    await inventory('jbl');
    expect(await screen.findByLabelText('Stock of JBL Pulse 5')).toHaveAttribute('data-low');
    const flip = screen.getByLabelText('Stock of JBL Flip 6 Portable Speaker');
    fireEvent.change(flip, { target: { value: '10' } });
    expect(flip).not.toHaveAttribute('data-low');
  });

  it('saves only the edited cells, and takes the save back', async () => {
    const { user, stored, sent } = await inventory('flip%206');
    const stock = await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    await user.clear(stock);
    await user.type(stock, '12');
    await user.selectOptions(screen.getByLabelText('Stock status of JBL Flip 6 Portable Speaker'), 'Low stock');
    await user.click(save());
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(301)).toMatchObject({ stock: 12, stockStatus: 'low_stock', wholesalePrice: '99.99' });
    expect(sent('patchProduct')).toHaveLength(1);
    // A clerk at the keyboard stays at the table when a button goes with what it did.
    const undo = await screen.findByRole('button', { name: 'Undo the last save' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Inventory, scrolls' })).toHaveFocus());
    await user.click(undo);
    await waitFor(() => expect(stored(301)).toMatchObject({ stock: 640, stockStatus: 'in_stock' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Inventory, scrolls' })).toHaveFocus());
  });

  it('saves each column that can be edited, prices and weight in steps of 0.01', async () => {
    const { user, sent, stored } = await inventory('flip%206');
    const cell = (column: string) => screen.getByLabelText(`${column} of JBL Flip 6 Portable Speaker`);
    await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    const typed = {
      Stock: '12',
      'Supplier cost': '61.5',
      'Weight (kg)': '0.6',
      'Wholesale price': '95',
      'Original price': '149.9',
    };
    for (const [column, value] of Object.entries(typed)) fireEvent.change(cell(column), { target: { value } });
    fireEvent.change(cell('Stock status'), { target: { value: 'low_stock' } });
    fireEvent.change(cell('Stock location'), { target: { value: 'Overseas Warehouse' } });
    fireEvent.click(cell('Active'));
    for (const column of ['Supplier cost', 'Weight (kg)', 'Wholesale price', 'Original price']) {
      expect(cell(column)).toHaveAttribute('step', '0.01');
    }
    await user.click(save());
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(sent('patchProduct')).toHaveLength(1);
    expect(stored(301)).toMatchObject({
      stock: 12,
      supplier_cost: '61.50',
      weight: 0.6,
      wholesalePrice: '95.00',
      originalPrice: '149.90',
      stockStatus: 'low_stock',
      stockLocation: 'Overseas Warehouse',
      isActive: false,
    });
  });

  it('takes rows and columns pasted from a spreadsheet', async () => {
    const { user, stored } = await inventory('airpods');
    const cell = await screen.findByLabelText('Stock of Apple AirPods (3rd Generation)');
    paste(cell, '100\t50.5\t0.2\n200\t$1,060.00\t0.3\r\n');
    await user.click(save());
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(105)).toMatchObject({ stock: 100, supplier_cost: '50.50', weight: 0.2 });
    expect(stored(101)).toMatchObject({ stock: 200, supplier_cost: '1060.00', weight: 0.3 });
  });

  it('says how much of what was pasted did not fit', async () => {
    await inventory('airpods&stock=in_stock');
    const cells = await screen.findAllByLabelText(/^Original price of/);
    const last = cells.at(-1) ?? expect.unreachable();
    paste(last, '90\tyes\t1\t2\n91\tyes\n92\tyes\n');
    expect(await screen.findByText('Not everything was pasted')).toBeVisible();
    expect(screen.getByText('2 rows and 2 columns did not fit into this page of the table.')).toBeVisible();
    expect(last).toHaveValue('90');
  });

  it('pastes into the columns that are shown', async () => {
    const storage = createMemoryStorage();
    storage.local.set(STORAGE_KEYS.hiddenColumns, JSON.stringify({ inventory: ['supplier_cost'] }));
    const { stored, user } = await open('inventory&search=flip%206', { storage });
    paste(await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker'), '12\t0.6');
    await user.click(save());
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(301)).toMatchObject({ stock: 12, weight: 0.6, supplier_cost: '63.95' });
  });

  it('takes a save back to what it replaced, also where someone else has changed it since the editing began', async () => {
    const { user, server, queryClient, stored } = await inventory('flip%206');
    const stock = await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    fireEvent.change(stock, { target: { value: '12' } });
    await server.db.products.update(301, (row) => void (row.stock = 500));
    await queryClient.refetchQueries();
    await screen.findByText('Changed in the meantime: it is now 500');
    await user.click(save());
    await waitFor(() => expect(stored(301)).toMatchObject({ stock: 12 }));
    await user.click(await screen.findByRole('button', { name: 'Undo the last save' }));
    await waitFor(() => expect(stored(301)).toMatchObject({ stock: 500 }));
  });

  it('keeps what an undo could not restore, to try it again', async () => {
    const { user, server, stored, sent } = await inventory('airpods%204');
    paste(await screen.findByLabelText('Stock of Apple AirPods 4'), '12\n34');
    await user.click(save());
    const undo = await screen.findByRole('button', { name: 'Undo the last save' });
    expect(stored(3101)).toMatchObject({ stock: 34 });
    server.faults.set('patchProduct', { status: 503, times: 1 });
    await user.click(undo);
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo the last save' }));
    await waitFor(() => expect([stored(101)?.stock, stored(3101)?.stock]).toEqual([1840, 390]));
    // Two for the save, two for the undo, and the failed one again.
    expect(sent('patchProduct')).toHaveLength(5);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last save' })).not.toBeInTheDocument());
  });

  it('moves between rows and fills down with the keys of a spreadsheet', async () => {
    const { user } = await inventory('airpods');
    const first = await screen.findByLabelText('Stock of Apple AirPods (3rd Generation)');
    await user.click(first);
    await user.keyboard('{Enter}');
    const second = screen.getByLabelText('Stock of Apple AirPods 4');
    expect(second).toHaveFocus();
    await user.keyboard('{Control>}d{/Control}');
    expect(second).toHaveValue('7');
    await user.keyboard('{Escape}');
    expect(second).toHaveValue('1840');
  });

  it('fills down from the cell that had the focus last, and says when there is none or no row below it', async () => {
    const { user } = await inventory('airpods');
    const cells = await screen.findAllByLabelText(/^Stock of /);
    const [first, ...below] = cells;
    const fill = screen.getByRole('button', { name: 'Fill down' });
    fireEvent.click(fill);
    expect(await screen.findByText('Select a cell first: it is copied to all rows below.')).toBeVisible();
    await user.click(cells.at(-1) ?? expect.unreachable());
    fireEvent.click(fill);
    expect(await screen.findByText('That cell is in the last row.')).toBeVisible();
    await user.click(first ?? expect.unreachable());
    fireEvent.click(fill);
    expect(below).not.toHaveLength(0);
    for (const cell of below) expect(cell).toHaveDisplayValue('7');
  });

  it('does not send a cell that cannot be read, and says why', async () => {
    const { user, sent } = await inventory('flip%206');
    const stock = await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    await user.clear(stock);
    await user.type(stock, 'many');
    expect(stock).toBeInvalid();
    expect(screen.getByText(/1 cell to correct/)).toBeVisible();
    expect(screen.getByText('JBL Flip 6 Portable Speaker, Stock: A whole number of pieces')).toBeVisible();
    await user.click(save());
    expect(sent('patchProduct')).toEqual([]);
  });

  it('tells the result of each row, and keeps the cells that failed', async () => {
    const { user, server, stored } = await inventory('airpods');
    paste(await screen.findByLabelText('Stock of Apple AirPods (3rd Generation)'), '1\n2');
    await server.db.products.remove(101);
    await user.click(save());
    expect(await screen.findByText('Failed to update product')).toBeVisible();
    expect(screen.getByText(/^1 of 2 failed\./)).toBeVisible();
    expect(stored(105)).toMatchObject({ stock: 1 });
  });

  it('keeps an edited cell over a refresh, and marks it when someone else has changed the value', async () => {
    const { user, server, queryClient } = await inventory('flip%206');
    const stock = await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    await user.clear(stock);
    await user.type(stock, '12');
    await user.selectOptions(screen.getByLabelText('Stock status of JBL Flip 6 Portable Speaker'), 'Low stock');
    await server.db.products.update(301, (row) => Object.assign(row, { stock: 500, stockStatus: 'out_of_stock' }));
    await queryClient.refetchQueries();
    expect(await screen.findByText('Changed in the meantime: it is now 500')).toBeVisible();
    expect(screen.getByText('Changed in the meantime: it is now Out of stock')).toBeVisible();
    expect(stock).toHaveValue('12');
  });

  it('keeps what is typed while a save is under way', async () => {
    const patching = holdCall();
    const { user, stored } = await open('inventory&search=flip%206', {
      server: { faults: { patchProduct: patching.call } },
    });
    const stock = await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    fireEvent.change(stock, { target: { value: '12' } });
    await user.click(save());
    const cost = screen.getByLabelText('Supplier cost of JBL Flip 6 Portable Speaker');
    fireEvent.change(cost, { target: { value: '8.88' } });
    patching.release();
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(301)).toMatchObject({ stock: 12 });
    await waitFor(() => expect(stock).not.toHaveAttribute('data-dirty'));
    expect(cost).toHaveValue('8.88');
  });

  it('does not take its own save for a change by someone else, where the cell has been edited since', async () => {
    const patching = holdCall();
    const { user, stored } = await open('inventory&search=flip%206', {
      server: { faults: { patchProduct: patching.call } },
    });
    const cell = (column: string) => screen.getByLabelText(`${column} of JBL Flip 6 Portable Speaker`);
    await screen.findByLabelText('Stock of JBL Flip 6 Portable Speaker');
    fireEvent.change(cell('Stock'), { target: { value: '12' } });
    fireEvent.change(cell('Supplier cost'), { target: { value: '$8' } });
    await user.click(save());
    fireEvent.change(cell('Stock'), { target: { value: '13' } });
    fireEvent.change(cell('Supplier cost'), { target: { value: '9' } });
    patching.release();
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(stored(301)).toMatchObject({ stock: 12, supplier_cost: '8.00' });
    expect(await screen.findByRole('button', { name: 'Undo the last save' })).toBeVisible();
    expect([cell('Stock'), cell('Supplier cost')].map((input) => input.dataset['dirty'])).toEqual(['true', 'true']);
    expect(screen.queryByText(/^Changed in the meantime/)).toBeNull();
  });

  it('stays in the cell when Enter accepts a suggestion of the input method', async () => {
    const { user } = await inventory('airpods');
    const cell = await screen.findByLabelText('Stock of Apple AirPods (3rd Generation)');
    await user.click(cell);
    fireEvent.keyDown(cell, { key: 'Enter', isComposing: true });
    expect(cell).toHaveFocus();
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(cell).not.toHaveFocus();
  });

  it('asks before unsaved cells are lost on another page, and not on another page of its list', async () => {
    const { user, router } = await inventory('airpods');
    const stock = await screen.findByLabelText('Stock of Apple AirPods 4');
    fireEvent.change(stock, { target: { value: '12' } });
    await router.navigate('/bxm-secure-admin?view=inventory&search=airpods&sort=-stock');
    expect(screen.queryByRole('dialog')).toBeNull();
    const leave = () => user.click(screen.getAllByRole('link', { name: 'Costs' })[0] ?? document.body);
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByLabelText('Stock of Apple AirPods 4')).toHaveValue('12');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByLabelText('Cost per unit of Apple AirPods 4')).toBeVisible();
  });

  it('fills one value into the selected rows', async () => {
    const { user } = await inventory('airpods');
    // The table's head is there before its rows.
    await screen.findByLabelText('Stock of Apple AirPods 4');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = within(screen.getByRole('form', { name: 'Bulk edit' }));
    await user.selectOptions(bar.getByLabelText('Column to set'), 'Stock');
    await user.type(bar.getByLabelText('New value'), '77');
    await user.click(bar.getByRole('button', { name: 'Fill the selected rows' }));
    expect(screen.getByLabelText('Stock of Apple AirPods 4')).toHaveValue('77');
  });

  it('warns where the deepest price break and V7 sell below cost', async () => {
    const { user } = await inventory('iphone%20charger');
    expect(await screen.findByText(/below cost at V7/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Wholesale price of/), 'x');
    expect(screen.getByText('–')).toBeVisible();
    expect(screen.queryByText(/below cost at V7/)).toBeNull();
  });
});

describe('cost management', () => {
  it('saves all costs in one call, and a text that is no number as 0', async () => {
    const { user, stored, sent } = await open('costs&search=airpods');
    const third = await screen.findByLabelText('Cost per unit of Apple AirPods (3rd Generation)');
    await user.clear(third);
    await user.type(third, 'abc');
    const fourth = screen.getByLabelText('Cost per unit of Apple AirPods 4');
    await user.clear(fourth);
    await user.type(fourth, '70.25');
    await user.dblClick(screen.getByRole('button', { name: 'Save costs' }));
    expect(await screen.findByText('Product costs updated successfully')).toBeVisible();
    expect([stored(105)?.supplier_cost, stored(101)?.supplier_cost]).toEqual(['0.00', '70.25']);
    expect(sent('updateCosts')).toHaveLength(1);
  });

  it('says before saving that a text is no amount, and rounds a part of a cent', async () => {
    const { user, stored } = await open('costs&search=airpods');
    const cost = await screen.findByLabelText('Cost per unit of Apple AirPods 4');
    fireEvent.change(cost, { target: { value: '1.250,00' } });
    expect(cost).toHaveAccessibleDescription('No amount: counts as $0.00');
    fireEvent.change(cost, { target: { value: '$1,012.345' } });
    expect(cost).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Save costs' }));
    expect(await screen.findByText('Product costs updated successfully')).toBeVisible();
    expect(stored(101)?.supplier_cost).toBe('1012.35');
  });

  it('keeps what was typed when saving fails', async () => {
    const { user } = await open('costs&search=airpods', { server: { faults: { updateCosts: { status: 500 } } } });
    const cost = await screen.findByLabelText('Cost per unit of Apple AirPods 4');
    await user.clear(cost);
    await user.type(cost, '1');
    await user.click(screen.getByRole('button', { name: 'Save costs' }));
    expect(await screen.findByText('Failed to update product costs')).toBeVisible();
    expect(cost).toHaveValue('1');
  });
});

describe('the users', () => {
  it('can be filtered by level and searched, and are shown without a password', async () => {
    const { server } = await open('users&level=3');
    expect(await screen.findByText('silver@example.com')).toBeVisible();
    expect(screen.queryByText('gold@example.com')).toBeNull();
    expect(document.body.textContent).not.toContain('carton-demo');
    expect(server.log.violations()).toEqual([]);
  });

  it('show a failure with a retry', async () => {
    await open('users', { server: { faults: { listUsers: { status: 500 } } } });
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
  });
});
