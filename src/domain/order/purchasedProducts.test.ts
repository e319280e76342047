import { expect, it } from 'vitest';
import type { OrderedItem } from './readOrder';
import { purchasedProducts } from './purchasedProducts';

const item = (productId: number, quantity: number, price: number): OrderedItem => ({
  productId,
  name: `Product ${productId}`,
  quantity,
  price,
  lineTotal: price * quantity,
  options: [],
  chosen: { color: null, model: null, ancOption: null },
  optionName: null,
  slug: null,
  image: null,
});
const order = (id: number, status: 'delivered' | 'cancelled', ...items: OrderedItem[]) => ({
  id,
  status,
  createdAt: `2025-06-${String(id).padStart(2, '0')}T12:00:00Z`,
  items,
});

it('lists each product once, with its last price and date, and what was bought in all', () => {
  const purchases = purchasedProducts([
    order(9, 'cancelled', item(1, 99, 1)),
    order(8, 'delivered', item(2, 5, 200), item(2, 1, 250)),
    order(3, 'delivered', item(1, 10, 900), item(2, 4, 300)),
  ]);
  expect(purchases).toMatchObject([
    { item: { productId: 2, price: 200, quantity: 5 }, lastOrder: { id: 8 }, orders: 2, pieces: 10 },
    { item: { productId: 1, price: 900 }, lastOrder: { id: 3 }, orders: 1, pieces: 10 },
  ]);
});
