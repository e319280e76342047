import { expect } from 'vitest';
import { manyKinds, oneProduct, type Basket } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import type { TestApi } from '../suite/testApi';
import { pay, refusedUnchanged } from '../suite/purchases';
import { success, type Json, type Way } from '../suite/ways';
import { at, changed } from '@tests/support/bodyPaths';

const byCent = (cents: number, isInCents: boolean) => (value: unknown) =>
  isInCents ? Number(value) + cents : Math.round(Number(value) * 100 + cents) / 100;

/** Figures whose items stand in an order of their own, with fractions that can be compared. */
function comparable(figures: unknown): Json {
  const { items, ...rest } = Object(figures) as { items: Json[] };
  const read = items.map((item) => ({
    ...item,
    discountPercent: Math.round(Number(item['discountPercent']) * 1e6) / 1e6,
  }));
  const key = (item: Json) => JSON.stringify(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { ...rest, items: read.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) };
}

/** The api's own figures of a way, as a refusal has to carry them. */
export const expectFigures = (figures: unknown, way: Way, basket: Basket) =>
  expect(comparable(figures), 'the figures').toEqual(comparable(way.expected(basket)));

/** The body with one figure that is so many cents off. */
export const centsAside = (way: Way, body: Json, path: string, cents: number) =>
  changed(body, path, byCent(cents, way.operation === 'payWithSquare' && path === 'amount'));

/** Each of the way's figures a cent up and a cent down, as bodies. */
function centsOff(way: Way, basket: Basket): [string, Json][] {
  const body = way.body(basket);
  const prices = basket.goods
    .flatMap((_, index) => [`${way.items}.${index}.price`, `${way.items}.${index}.originalPrice`])
    .filter((path) => at(body, path) !== undefined);
  return [...way.figures, ...prices].flatMap((path): [string, Json][] =>
    [1, -1]
      .map((cents): [string, Json] => [path, centsAside(way, body, path, cents)])
      .filter(([, wrong]) => Number(at(wrong, path)) >= 0),
  );
}

async function eachRefused(api: TestApi, way: Way, basket: Basket, bodies: [string, Json][]): Promise<void> {
  for (const [, body] of bodies) {
    const { figures } = await refusedUnchanged(api, way, basket.token, [409, 'figures_changed'], { body });
    expectFigures(figures, way, basket);
  }
}

/** The server reckons for itself. */
export const figureChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [
    check(
      [`${way.operation} 409`, success(way)],
      `${way.page}: a figure that is a cent off is figures_changed with the server’s own, nothing is charged, and the cart is unchanged`,
      async (api) => {
        const basket = await oneProduct(api);
        await eachRefused(api, way, basket, centsOff(way, basket));
        await pay(api, way, basket);
      },
    ),
    check(
      [`${way.operation} 409`, success(way)],
      `${way.page}: the figures are exact for a cart of many kinds of products`,
      async (api) => {
        const basket = await manyKinds(api);
        const prices = centsOff(way, basket).filter(([path]) => path.startsWith(way.items) || path === way.figures[0]);
        await eachRefused(
          api,
          way,
          basket,
          prices.filter((_, index) => index % 2 === 0),
        );
        await pay(api, way, basket);
      },
    ),
    check(
      `${way.operation} 400`,
      `${way.page}: an amount with more than two decimals is invalid_request, and so is one that is text or below 0`,
      async (api) => {
        const basket = await oneProduct(api);
        for (const path of [...way.figures, `${way.items}.0.price`]) {
          for (const value of [0.005, '1.00', -1]) {
            const body = changed(way.body(basket), path, (right) =>
              value === 0.005 ? Math.round(Number(right) * 1000 + 5) / 1000 : value,
            );
            const { fields } = await refusedUnchanged(api, way, basket.token, [400, 'invalid_request'], { body });
            // a body of two forms that fits neither does not tell which field of which is wrong
            if (way.operation !== 'createSquareOrder') expect(Object.keys(fields ?? {})).toEqual([path]);
          }
        }
      },
    ),
    check(success(way), `${way.page}: discountPercent and productName of an item are ignored`, async (api) => {
      const basket = await oneProduct(api);
      const body = changed(way.body(basket), `${way.items}.0`, (item) => ({
        ...Object(item),
        discountPercent: 0.99,
        productName: 'Another Name',
      }));
      await pay(api, way, basket, body);
    }),
    check(
      success(way),
      `${way.page}: an item’s selectedOptions take precedence, and color over selectedColor`,
      async (api) => {
        const basket = await manyKinds(api);
        const body = changed(way.body(basket), way.items, (items) =>
          (items as Json[]).map(({ selectedOptions: _nested, ...item }, index) => {
            const { color = null, model = null, ancOption = null } = basket.goods[index]?.chosen ?? {};
            // where nothing is chosen there is nothing that could win over another spelling
            const other = (value: string | null) => value && 'Other';
            const flat = {
              selectedColor: other(color),
              selectedModel: other(model),
              selectedAncOption: other(ancOption),
            };
            return { ...item, ...flat, selectedOptions: { ...flat, color, model, ancOption } };
          }),
        );
        await pay(api, way, basket, body);
      },
    ),
    check(
      success(way),
      `${way.page}: null and blank options of an item count as absent, so the other spelling is read`,
      async (api) => {
        const basket = await manyKinds(api);
        const body = changed(way.body(basket), way.items, (items) =>
          (items as Json[]).map(({ selectedOptions: _nested, ...item }, index) => {
            const { color = null, model = null, ancOption = null } = basket.goods[index]?.chosen ?? {};
            const flat = { selectedColor: color, selectedModel: model, selectedAncOption: ancOption };
            return { ...item, ...flat, selectedOptions: { color: null, model: ' ', selectedAncOption: '' } };
          }),
        );
        await pay(api, way, basket, body);
      },
    ),
  ]);
