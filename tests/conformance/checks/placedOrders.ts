import { expect } from 'vitest';
import {
  figuresOf,
  fill,
  goodsOf,
  manyKinds,
  newOrders,
  oneProduct,
  productsOf,
  standingOf,
  type Basket,
} from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { regionOf } from '../suite/choices';
import { successOf, type Order } from '../suite/contract';
import type { TestApi } from '../suite/testApi';
import { basePrice, LEVEL_PERCENT, split } from '../suite/reckoning';
import { askFor, pay, placed } from '../suite/purchases';
import { someProduct } from '../suite/goods';
import { CONTACT, SHIPPING, success, type Way } from '../suite/ways';
import { changed } from '@tests/support/bodyPaths';
import { centsIn, dollars } from '../suite/cents';

/** What the contract says that a way stores, but for what `storedChecks` looks at by itself. */
function expectedOrder(way: Way, basket: Basket) {
  const { discount, total, net, shipping } = figuresOf(basket, way.rule);
  const stored = way.page === 'secure page' ? split(total) : { subtotal: net, shipping };
  return {
    status: 'pending',
    orderStatus: 'pending',
    paymentMethod: way.method,
    paymentStatus: way.method === 'bank_transfer' ? 'pending_verification' : 'paid',
    paymentProofFilename: null,
    trackingNumber: null,
    shippingMethod: way.operation === 'payByCard' ? 'USPS (Duty Free)' : 'USA Local Warehouse',
    notes: way.operation === 'payByCard' ? 'Ring twice.' : null,
    region: regionOf(productsOf(basket)[0]),
    total: dollars(total),
    subtotal: dollars(stored.subtotal),
    shipping: dollars(stored.shipping),
    membershipDiscount: dollars(discount),
  };
}

function expectItems(order: Order, basket: Basket, way: Way): void {
  const { lines } = figuresOf(basket, way.rule);
  const expected = basket.goods.map(({ product, quantity, chosen }, index) => ({
    productId: product.id,
    productName: product.name,
    quantity,
    price: dollars(lines[index]?.price ?? 0n),
    product: summaryOf(product),
    options: [chosen.color, chosen.model, chosen.ancOption, chosen.color, chosen.model, chosen.ancOption],
  }));
  const read = order.items.map(({ productId, productName, quantity, price, product, selectedOptions }) => {
    const { color, model, ancOption, selectedColor, selectedModel, selectedAncOption } = selectedOptions;
    const options = [
      color,
      model,
      ancOption,
      selectedColor ?? color,
      selectedModel ?? model,
      selectedAncOption ?? ancOption,
    ];
    return { productId, productName, quantity, price, product, options };
  });
  expect(read).toEqual(expect.arrayContaining(expected));
  expect(read).toHaveLength(expected.length);
}

const summaryOf = ({ id, slug, name, images, wholesalePrice, weight = null }: Basket['goods'][number]['product']) => ({
  id,
  slug,
  name,
  images,
  wholesalePrice,
  weight,
});

const storedChecks = (way: Way): Check[] => [
  check(
    [success(way), 'getOrder 200', 'listOrders 200', '#Order', '#ProductSummary'],
    `${way.page}: stores the order with its figures, items and statuses in both spellings, and empties the cart`,
    async (api) => {
      const basket = await manyKinds(api);
      const order = await placed(api, way, basket);
      expect(order).toMatchObject(expectedOrder(way, basket));
      expect(order.orderItems).toEqual(order.items);
      expect(centsIn(order.total) - centsIn(order.subtotal) - centsIn(order.shipping)).toBe(0);
      expectItems(order, basket, way);
      expect((await api.ok('getCart', { token: basket.token })).body).toEqual([]);
      const { body: listed } = await api.ok('listOrders', { token: basket.token });
      expect(listed[0], 'the newest of the list').toEqual(order);
    },
  ),
  check(
    [success(way), 'getCurrentUser 200', 'getMembership 200'],
    way.method === 'bank_transfer'
      ? `${way.page}: an unpaid order adds nothing to what the buyer has spent`
      : `${way.page}: a paid order adds its total to what the buyer has spent, and growth follows`,
    async (api) => {
      const basket = await oneProduct(api);
      const { spent } = await standingOf(api, basket.token);
      const order = await placed(api, way, basket);
      const added = way.method === 'bank_transfer' ? 0 : centsIn(order.total);
      const after = await standingOf(api, basket.token);
      expect(after.spent).toBe(spent + added);
      expect(after.user.growthValue).toBe(Math.floor(after.spent / 100));
      const { body: membership } = await api.ok('getMembership', { token: basket.token });
      expect(centsIn(membership.totalPurchase)).toBe(after.spent);
    },
  ),
  check(success(way), `${way.page}: the region is that of the products`, async (api) => {
    const eu = await someProduct(api, 'product in the EU', (product) => regionOf(product) === 'EU');
    const basket = await fill(api, await api.first(), [goodsOf(eu, 2)]);
    expect((await placed(api, way, basket)).region).toBe('EU');
  }),
  check(
    [success(way), '#OrderAddress'],
    `${way.page}: the address is stored with both spellings of its names`,
    async (api) => {
      const order = await placed(api, way, await oneProduct(api));
      expect(order.shippingAddress).toMatchObject({ ...SHIPPING, fullName: 'Ada Suite' });
    },
  ),
  check(success(way), `${way.page}: an absent, a blank and a null second address line are the same`, async (api) => {
    for (const address2 of [undefined, null, '', '  ']) {
      const basket = await oneProduct(api);
      const body = changed(way.body(basket), `${way.address}.address2`, () => address2);
      expect((await placed(api, way, basket, body)).shippingAddress.address2).toBeNull();
    }
  }),
];

/** Name, e-mail and phone of an order. */
const customer = ({ customerName, customerEmail, customerPhone }: Order) => [
  customerName,
  customerEmail,
  customerPhone,
];

const addressPart = (way: Way, basket: Basket, changes: Record<string, unknown>) =>
  changed(way.body(basket), way.address, (address) => ({ ...Object(address), ...changes }));

/** For ways that take the contact form. */
export const contactChecks = (ways: readonly Way[]): Check[] =>
  ways.map((way) =>
    check(
      [success(way), '#OrderAddress'],
      `${way.page}: the last word of a fullName is the last name; a single word is the first name`,
      async (api) => {
        for (const [fullName, firstName, lastName] of [
          ['Ana Maria Lopez', 'Ana Maria', 'Lopez'],
          ['Cher', 'Cher', ''],
          [' Ada Suite ', 'Ada', 'Suite'],
        ]) {
          const basket = await oneProduct(api);
          const order = await placed(api, way, basket, addressPart(way, basket, { fullName }));
          expect(order.shippingAddress).toMatchObject({ firstName, lastName, fullName: fullName?.trim() });
          expect(customer(order)).toEqual([fullName?.trim(), CONTACT.email, CONTACT.phone]);
        }
      },
    ),
  );

/** What the main checkout stores besides. */
export const mainChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [
    check(
      success(way),
      `${way.page}: the shipping method is ‘USA Local Warehouse’, the name from the address, e-mail and phone from the account`,
      async (api) => {
        const basket = await oneProduct(api);
        const { user } = await standingOf(api, basket.token);
        const order = await placed(
          api,
          way,
          basket,
          addressPart(way, basket, { firstName: ' Ada ', lastName: 'Suite ' }),
        );
        expect(order.shippingMethod).toBe('USA Local Warehouse');
        expect(order.notes).toBeNull();
        expect(order.shippingAddress).toMatchObject({ firstName: 'Ada', lastName: 'Suite', fullName: 'Ada Suite' });
        expect(customer(order)).toEqual(['Ada Suite', user.email, user.phone]);
      },
    ),
    check(success(way), `${way.page}: takes the contact form too, with its e-mail and phone`, async (api) => {
      const basket = await oneProduct(api);
      const body = { ...way.body(basket), shippingAddress: { ...CONTACT, fullName: 'Ana Maria Lopez' } };
      const order = await placed(api, way, basket, body);
      expect(order.shippingAddress).toMatchObject({ firstName: 'Ana Maria', lastName: 'Lopez' });
      expect(customer(order)).toEqual(['Ana Maria Lopez', CONTACT.email, CONTACT.phone]);
    }),
    check(`${way.operation} 400`, `${way.page}: a missing or blank address field is named in fields`, async (api) => {
      const basket = await oneProduct(api);
      for (const value of [undefined, null, ' ']) {
        const body = addressPart(way, basket, { city: value });
        await api.refused(way.operation, 400, 'invalid_request', { token: basket.token, body });
      }
    }),
  ]);

/** A product and as many pieces of it as are worth at least so many cents. */
async function worth(api: TestApi, cents: number) {
  const product = await someProduct(api);
  const goods = goodsOf(product, 1);
  const quantity = Math.ceil(cents / Number(basePrice(product, goods.chosen)));
  return { ...goods, quantity: Math.min(quantity, 999_999) };
}

/** An order raises the level, and the next order is reckoned with it. */
export const levelCheck = (way: Way): Check =>
  check(
    [success(way), 'getMembership 200'],
    `${way.page}: an order over a threshold raises the level, which applies to the next order`,
    async (api) => {
      const { token } = await api.newBuyer();
      const basket = await fill(api, token, [await worth(api, 4_000_00)]);
      expect(basket.level).toBe(1);
      await pay(api, way, basket);
      const next = await fill(api, token, [await worth(api, 100_00)]);
      expect(next.level).toBeGreaterThan(1);
      const order = await placed(api, way, next);
      const { gross } = figuresOf(next, way.rule);
      const percent = LEVEL_PERCENT[next.level] ?? 0;
      expect(centsIn(order.membershipDiscount)).toBe(Math.round((Number(gross) * percent) / 100));
    },
  );

const twiceCheck = (way: Way): Check =>
  check(
    [success(way), `${way.operation} 409`],
    `${way.page}: two calls at once place one order for one cart`,
    async (api) => {
      const basket = await oneProduct(api);
      const before = await standingOf(api, basket.token);
      const body = way.body(basket);
      const answers = await Promise.all([1, 2].map(async () => askFor(api, way, basket, body)));
      const [paid, refused] = answers.toSorted((one, other) => one.status - other.status);
      expect(paid?.status).toBe(successOf(way.operation));
      expect(refused).toMatchObject({ status: 409, body: { code: 'cart_changed' } });
      expect(await newOrders(api, basket.token, before)).toHaveLength(1);
    },
  );

/** What each way stores. */
export const placedOrderChecks = (ways: readonly Way[]): Check[] =>
  ways.filter(({ opensWallet }) => !opensWallet).flatMap((way) => [...storedChecks(way), twiceCheck(way)]);
