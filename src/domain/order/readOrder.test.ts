import { expect, it } from 'vitest';
import type { ApiOrder } from '@/api/types';
import { readOrder } from './readOrder';

const address = {
  firstName: 'Sam',
  lastName: 'Silver',
  fullName: 'Sam Silver',
  address: '1 Main Street',
  address2: null,
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
  country: 'US',
};
const order: ApiOrder = {
  id: 1,
  status: 'pending',
  orderStatus: 'pending',
  paymentMethod: 'card',
  paymentStatus: 'paid',
  paymentProofFilename: null,
  paymentReference: null,
  shippingMethod: 'Standard',
  region: 'USA',
  subtotal: 0.3,
  membershipDiscount: 0,
  shipping: 0.1,
  total: 0.4,
  createdAt: '2025-06-16T12:00:00.000Z',
  customerName: 'Sam Silver',
  customerEmail: 'silver@example.com',
  customerPhone: '',
  shippingAddress: address,
  items: [],
  orderItems: [],
  notes: null,
  trackingNumber: null,
};

it('the tax is exact: 0.4 − 0.3 − 0.1 is 0 and not −0', () => {
  expect(Object.is(readOrder(order).tax, 0)).toBe(true);
});

it('an order whose total is higher than subtotal and shipping shows the rest as tax', () => {
  expect(readOrder({ ...order, total: 1.29 }).tax).toBe(89);
});

it('a deleted product leaves its line, without a link', () => {
  const selectedOptions = { color: 'Black', model: '46mm', ancOption: '46mm' };
  const item = { productId: 9, productName: 'Old', quantity: 3, price: 19.99, selectedOptions, product: null };
  const [line] = readOrder({ ...order, items: [item], orderItems: [item] }).items;
  expect(line).toEqual({
    productId: 9,
    name: 'Old',
    quantity: 3,
    price: 1999,
    lineTotal: 5997,
    options: ['Black', '46mm'],
    chosen: { color: 'Black', model: '46mm', ancOption: '46mm' },
    optionName: '46mm',
    slug: null,
    image: null,
  });
});

it('a model has the name that the product gave it then, or its id where the server names none', () => {
  const optionsOf = (modelName?: string | null) => {
    const selected = { color: 'Black', model: '46mm', ancOption: '46mm' };
    const item = {
      productId: 9,
      productName: 'Watch',
      quantity: 1,
      price: 9,
      selectedOptions: selected,
      product: null,
    };
    return readOrder({ ...order, items: [{ ...item, ...(modelName !== undefined && { modelName }) }] }).items[0]
      ?.options;
  };
  expect(optionsOf('46 mm')).toEqual(['Black', '46 mm']);
  for (const missing of [undefined, null, ' ']) expect(optionsOf(missing)).toEqual(['Black', '46mm']);
});
