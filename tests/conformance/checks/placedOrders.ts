import { expect } from 'vitest';
import {
  expectedTotals,
  fillCart,
  lineOf,
  cartOfManyKinds,
  ordersSince,
  cartOfOneProduct,
  productsOf,
  accountState,
  type TestCart,
  findProduct,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { colorPicture, modelName, regionOf } from '../support/productOptions';
import { successStatus, type Order } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { basePrice, LEVEL_PERCENT, splitForSecurePage } from '../support/expectedTotals';
import { postOrder, pay, placedOrder } from '../support/orders';
import { CONTACT_ADDRESS, SHIPPING_ADDRESS, successClause, type Checkout } from '../support/checkouts';
import { changed } from '@tests/support/bodyPaths';
import { centsIn, dollars } from '../support/money';

/** The stored order that the contract requires, without what `storedChecks` compares separately. */
function expectedOrder(checkout: Checkout, cart: TestCart) {
  const { discount, total, net, shipping } = expectedTotals(cart, checkout.rule);
  const stored = checkout.name === 'secure page' ? splitForSecurePage(total) : { subtotal: net, shipping };
  return {
    status: 'pending',
    orderStatus: 'pending',
    paymentMethod: checkout.method,
    paymentStatus: checkout.method === 'bank_transfer' ? 'pending_verification' : 'paid',
    paymentProofFilename: null,
    ...(checkout.method === 'bank_transfer' && { paymentReference: null }),
    trackingNumber: null,
    shippingMethod: checkout.operation === 'payByCard' ? 'USPS (Duty Free)' : 'USA Local Warehouse',
    notes: checkout.operation === 'payByCard' ? 'Ring twice.' : null,
    region: regionOf(productsOf(cart)[0]),
    total: dollars(total),
    subtotal: dollars(stored.subtotal),
    shipping: dollars(stored.shipping),
    membershipDiscount: dollars(discount),
  };
}

function expectItems(order: Order, cart: TestCart, checkout: Checkout): void {
  const { lines } = expectedTotals(cart, checkout.rule);
  const expected = cart.lines.map(({ product, quantity, options: chosen }, index) => ({
    productId: product.id,
    productName: product.name,
    quantity,
    price: dollars(lines[index]?.price ?? 0n),
    product: summaryOf(product, chosen.color),
    modelName: modelName(product, chosen.model),
    options: [chosen.color, chosen.model, chosen.ancOption, chosen.color, chosen.model, chosen.ancOption],
  }));
  const read = order.items.map(
    ({ productId, productName, quantity, price, product, selectedOptions, ...item }, index) => {
      const { color, model, ancOption, selectedColor, selectedModel, selectedAncOption } = selectedOptions;
      const options = [
        color,
        model,
        ancOption,
        selectedColor ?? color,
        selectedModel ?? model,
        selectedAncOption ?? ancOption,
      ];
      // A server may leave the model's name out.
      const { modelName: name = expected[index]?.modelName } = item;
      return { productId, productName, quantity, price, product, modelName: name, options };
    },
  );
  expect(read).toMatchObject(expected);
}

function summaryOf(product: TestCart['lines'][number]['product'], color: string | null) {
  const { id, slug, name, wholesalePrice, weight = null } = product;
  const picture = colorPicture(product, color);
  const images = picture === null ? product.images : [picture, ...product.images.filter((image) => image !== picture)];
  return { id, slug, name, images, wholesalePrice, weight };
}

const storedChecks = (checkout: Checkout): Check[] => [
  check(
    [successClause(checkout), 'getOrder 200', 'listOrders 200', '#Order', '#ProductSummary'],
    `${checkout.name}: stores the order with its figures, items and statuses, in both spellings, and empties the cart`,
    async (api) => {
      const cart = await cartOfManyKinds(api);
      const order = await placedOrder(api, checkout, cart);
      expect(order).toMatchObject(expectedOrder(checkout, cart));
      expect(order.orderItems).toEqual(order.items);
      expect(centsIn(order.total) - centsIn(order.subtotal) - centsIn(order.shipping)).toBe(0);
      expectItems(order, cart, checkout);
      expect((await api.ok('getCart', { token: cart.token })).body).toEqual([]);
      const { body: listed } = await api.ok('listOrders', { token: cart.token });
      expect(listed[0], 'the newest of the list').toEqual(order);
    },
  ),
  check(
    [successClause(checkout), 'getCurrentUser 200', 'getMembership 200'],
    checkout.method === 'bank_transfer'
      ? `${checkout.name}: an unpaid order adds nothing to the amount spent`
      : `${checkout.name}: a paid order adds its total to the amount spent, and the growth value follows`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { spent } = await accountState(api, cart.token);
      const order = await placedOrder(api, checkout, cart);
      const added = checkout.method === 'bank_transfer' ? 0 : centsIn(order.total);
      const after = await accountState(api, cart.token);
      expect(after.spent).toBe(spent + added);
      expect(after.user.growthValue).toBe(Math.floor(after.spent / 100));
      const { body: membership } = await api.ok('getMembership', { token: cart.token });
      expect(centsIn(membership.totalPurchase)).toBe(after.spent);
    },
  ),
  check(successClause(checkout), `${checkout.name}: the order’s region is that of its products`, async (api) => {
    const eu = await findProduct(api, 'product in the EU', (product) => regionOf(product) === 'EU');
    const cart = await fillCart(api, await api.buyerToken(), [lineOf(eu, 2)]);
    expect((await placedOrder(api, checkout, cart)).region).toBe('EU');
  }),
  check(
    [successClause(checkout), '#OrderAddress'],
    `${checkout.name}: stores the address with first name, last name and full name`,
    async (api) => {
      const order = await placedOrder(api, checkout, await cartOfOneProduct(api));
      expect(order.shippingAddress).toMatchObject({ ...SHIPPING_ADDRESS, fullName: 'Ada Lovelace' });
    },
  ),
  check(
    successClause(checkout),
    `${checkout.name}: a missing, blank or null address2 is stored as null`,
    async (api) => {
      for (const address2 of [undefined, null, '', '  ']) {
        const cart = await cartOfOneProduct(api);
        const body = changed(checkout.body(cart), `${checkout.address}.address2`, () => address2);
        expect((await placedOrder(api, checkout, cart, body)).shippingAddress.address2).toBeNull();
      }
    },
  ),
];

const customer = ({ customerName, customerEmail, customerPhone }: Order) => [
  customerName,
  customerEmail,
  customerPhone,
];

const addressPart = (checkout: Checkout, cart: TestCart, changes: Record<string, unknown>) =>
  changed(checkout.body(cart), checkout.address, (address) => ({ ...Object(address), ...changes }));

/** For checkouts that send a contact address. */
export const contactChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.map((checkout) =>
    check(
      [successClause(checkout), '#OrderAddress'],
      `${checkout.name}: the last word of fullName is the last name; a single word is the first name`,
      async (api) => {
        for (const [fullName, firstName, lastName] of [
          ['Ana Maria Lopez', 'Ana Maria', 'Lopez'],
          ['Cher', 'Cher', ''],
          [' Ada Lovelace ', 'Ada', 'Lovelace'],
        ]) {
          const cart = await cartOfOneProduct(api);
          const order = await placedOrder(api, checkout, cart, addressPart(checkout, cart, { fullName }));
          expect(order.shippingAddress).toMatchObject({ firstName, lastName, fullName: fullName?.trim() });
          expect(customer(order)).toEqual([fullName?.trim(), CONTACT_ADDRESS.email, CONTACT_ADDRESS.phone]);
        }
      },
    ),
  );

/** For checkouts that accept both forms of an address. */
export const bothFormsChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.map((checkout) =>
    check(
      successClause(checkout),
      `${checkout.name}: an address that fits both forms is read as a contact address`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const address = { ...SHIPPING_ADDRESS, ...CONTACT_ADDRESS, fullName: 'Grace Hopper' };
        const order = await placedOrder(api, checkout, cart, addressPart(checkout, cart, address));
        expect(order.shippingAddress).toMatchObject({
          firstName: 'Grace',
          lastName: 'Hopper',
          fullName: 'Grace Hopper',
        });
        expect(customer(order)).toEqual(['Grace Hopper', CONTACT_ADDRESS.email, CONTACT_ADDRESS.phone]);
      },
    ),
  );

/** What only the main checkout stores. */
export const mainChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.flatMap((checkout) => [
    check(
      successClause(checkout),
      `${checkout.name}: the shipping method is ‘USA Local Warehouse’; the name comes from the address, email and phone from the account`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const { user } = await accountState(api, cart.token);
        const order = await placedOrder(
          api,
          checkout,
          cart,
          addressPart(checkout, cart, { firstName: ' Ada ', lastName: 'Lovelace ' }),
        );
        expect(order.shippingMethod).toBe('USA Local Warehouse');
        expect(order.notes).toBeNull();
        expect(order.shippingAddress).toMatchObject({
          firstName: 'Ada',
          lastName: 'Lovelace',
          fullName: 'Ada Lovelace',
        });
        expect(customer(order)).toEqual(['Ada Lovelace', user.email, user.phone]);
      },
    ),
    check(
      successClause(checkout),
      `${checkout.name}: accepts a contact address and stores its email and phone`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const body = { ...checkout.body(cart), shippingAddress: { ...CONTACT_ADDRESS, fullName: 'Ana Maria Lopez' } };
        const order = await placedOrder(api, checkout, cart, body);
        expect(order.shippingAddress).toMatchObject({ firstName: 'Ana Maria', lastName: 'Lopez' });
        expect(customer(order)).toEqual(['Ana Maria Lopez', CONTACT_ADDRESS.email, CONTACT_ADDRESS.phone]);
      },
    ),
    check(
      `${checkout.operation} 400`,
      `${checkout.name}: a missing or blank address field is invalid_request`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        for (const value of [undefined, null, ' ']) {
          const body = addressPart(checkout, cart, { city: value });
          await api.refused(checkout.operation, 400, 'invalid_request', { token: cart.token, body });
        }
      },
    ),
  ]);

/** A line that costs at least this many cents. */
async function worth(api: TestApi, cents: number) {
  const product = await findProduct(api);
  const lines = lineOf(product, 1);
  const quantity = Math.ceil(cents / Number(basePrice(product, lines.options)));
  return { ...lines, quantity: Math.min(quantity, 999_999) };
}

/** An order raises the level, and the next order gets its discount. */
export const levelCheck = (checkout: Checkout): Check =>
  check(
    [successClause(checkout), 'getMembership 200'],
    `${checkout.name}: an order that crosses a threshold raises the level, and the next order gets the new discount`,
    async (api) => {
      const { token } = await api.newBuyer();
      const cart = await fillCart(api, token, [await worth(api, 4_000_00)]);
      expect(cart.level).toBe(1);
      await pay(api, checkout, cart);
      const next = await fillCart(api, token, [await worth(api, 100_00)]);
      expect(next.level).toBeGreaterThan(1);
      const order = await placedOrder(api, checkout, next);
      const { gross } = expectedTotals(next, checkout.rule);
      const percent = LEVEL_PERCENT[next.level] ?? 0;
      expect(centsIn(order.membershipDiscount)).toBe(Math.round((Number(gross) * percent) / 100));
    },
  );

const twiceCheck = (checkout: Checkout): Check =>
  check(
    [successClause(checkout), `${checkout.operation} 409`],
    `${checkout.name}: two simultaneous calls for one cart place one order`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const before = await accountState(api, cart.token);
      const body = checkout.body(cart);
      const responses = await Promise.all([1, 2].map(async () => postOrder(api, checkout, cart, body)));
      const [paid, refused] = responses.toSorted((one, other) => one.status - other.status);
      expect(paid?.status).toBe(successStatus(checkout.operation));
      expect(refused).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
      expect(await ordersSince(api, cart.token, before)).toHaveLength(1);
    },
  );

export const placedOrderChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts
    .filter(({ opensWallet }) => !opensWallet)
    .flatMap((checkout) => [...storedChecks(checkout), twiceCheck(checkout)]);
