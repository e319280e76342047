import { expect } from 'vitest';
import {
  accountState,
  cartOfManyKinds,
  cartOfOneProduct,
  fillCart,
  findProduct,
  lineOf,
  ordersSince,
  type TestCart,
} from '../support/carts';
import { check, type Check } from '../support/check';
import { offeredOptions, regionOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { pay, expectRefusedUnchanged } from '../support/orders';
import { successClause, type Json, type Checkout } from '../support/checkouts';
import { at, changed } from '@tests/support/bodyPaths';

const byCent = (cents: number, isInCents: boolean) => (value: unknown) =>
  isInCents ? Number(value) + cents : Math.round(Number(value) * 100 + cents) / 100;

/** Figures with rounded fractions, for a comparison. */
function comparable(figures: unknown): Json {
  const { items, ...rest } = Object(figures) as { items: Json[] };
  const read = items.map((item) => ({
    ...item,
    discountPercent: Math.round(Number(item['discountPercent']) * 1e6) / 1e6,
  }));
  return { ...rest, items: read };
}

/** Expects the figures in an error to be those that the suite computes itself. */
export const expectFigures = (figures: unknown, checkout: Checkout, cart: TestCart) =>
  expect(comparable(figures), 'the figures').toMatchObject(comparable(checkout.expected(cart)));

/** The body with one figure changed by this many cents. */
export const offByCents = (checkout: Checkout, body: Json, path: string, cents: number) =>
  changed(body, path, byCent(cents, checkout.operation === 'payWithSquare' && path === 'amount'));

/** Bodies in which one figure is a cent too high or too low. */
function bodiesOffByOneCent(checkout: Checkout, cart: TestCart): [string, Json][] {
  const body = checkout.body(cart);
  const prices = cart.lines
    .flatMap((_, index) => [`${checkout.items}.${index}.price`, `${checkout.items}.${index}.originalPrice`])
    .filter((path) => at(body, path) !== undefined);
  return [...checkout.figures, ...prices].flatMap((path): [string, Json][] =>
    [1, -1]
      .map((cents): [string, Json] => [path, offByCents(checkout, body, path, cents)])
      .filter(([, wrong]) => Number(at(wrong, path)) >= 0),
  );
}

async function eachRefused(api: TestApi, checkout: Checkout, cart: TestCart, bodies: [string, Json][]): Promise<void> {
  for (const [, body] of bodies) {
    const { figures } = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'figures_changed'], { body });
    expectFigures(figures, checkout, cart);
  }
}

/** The server computes every figure itself. */
export const figureChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.flatMap((checkout) => [
    check(
      [`${checkout.operation} 409`, successClause(checkout)],
      `${checkout.name}: a figure that is off by one cent is figures_changed with the correct figures; nothing is charged and the cart stays`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        await eachRefused(api, checkout, cart, bodiesOffByOneCent(checkout, cart));
        await pay(api, checkout, cart);
      },
    ),
    check(
      [`${checkout.operation} 409`, successClause(checkout)],
      `${checkout.name}: the figures are exact for a cart of many kinds of products`,
      async (api) => {
        const cart = await cartOfManyKinds(api);
        const prices = bodiesOffByOneCent(checkout, cart).filter(
          ([path]) => path.startsWith(checkout.items) || path === checkout.figures[0],
        );
        await eachRefused(
          api,
          checkout,
          cart,
          prices.filter((_, index) => index % 2 === 0),
        );
        await pay(api, checkout, cart);
      },
    ),
    check(
      `${checkout.operation} 409`,
      `${checkout.name}: the figures list the items in the order of the request`,
      async (api) => {
        const cart = await cartOfManyKinds(api);
        const reversed: TestCart = { ...cart, lines: cart.lines.toReversed() };
        const body = offByCents(checkout, checkout.body(reversed), checkout.figures[0] ?? '', 1);
        const refusal = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'figures_changed'], { body });
        expectFigures(refusal.figures, checkout, reversed);
      },
    ),
    check(
      `${checkout.operation} 400`,
      `${checkout.name}: an amount that is text, negative or has more than two decimals is invalid_request`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        for (const path of [...checkout.figures, `${checkout.items}.0.price`]) {
          for (const value of [0.005, '1.00', -1]) {
            const body = changed(checkout.body(cart), path, (right) =>
              value === 0.005 ? Math.round(Number(right) * 1000 + 5) / 1000 : value,
            );
            const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], {
              body,
            });
            // createSquareOrder accepts two forms, so a mismatch does not name one field
            if (checkout.operation !== 'createSquareOrder') expect(Object.keys(fields ?? {})).toEqual([path]);
          }
        }
      },
    ),
    check(
      successClause(checkout),
      `${checkout.name}: discountPercent and productName of an item are ignored`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const body = changed(checkout.body(cart), `${checkout.items}.0`, (item) => ({
          ...Object(item),
          discountPercent: 0.99,
          productName: 'Another Name',
        }));
        await pay(api, checkout, cart, body);
      },
    ),
    check(
      successClause(checkout),
      `${checkout.name}: selectedOptions win over flat options, and color over selectedColor`,
      async (api) => {
        const cart = await cartOfManyKinds(api);
        const body = changed(checkout.body(cart), checkout.items, (items) =>
          (items as Json[]).map(({ selectedOptions: _nested, ...item }, index) => {
            const { color = null, model = null, ancOption = null } = cart.lines[index]?.options ?? {};
            // an absent option cannot win over another spelling
            const other = (value: string | null) => value && 'Other';
            const flat = {
              selectedColor: other(color),
              selectedModel: other(model),
              selectedAncOption: other(ancOption),
            };
            return { ...item, ...flat, selectedOptions: { ...flat, color, model, ancOption } };
          }),
        );
        await pay(api, checkout, cart, body);
      },
    ),
    check(
      successClause(checkout),
      `${checkout.name}: an item’s color is matched ignoring case; the order keeps the cart’s spelling`,
      async (api) => {
        const cart = await cartOfManyKinds(api);
        const before = await accountState(api, cart.token);
        const colors = cart.lines.map(({ options }) => options.color);
        const body = changed(checkout.body(cart), checkout.items, (items) =>
          (items as Json[]).map((item, index) => ({
            ...item,
            selectedOptions: { ...Object(item['selectedOptions']), color: colors[index]?.toUpperCase() ?? null },
          })),
        );
        await pay(api, checkout, cart, body);
        for (const order of await ordersSince(api, cart.token, before))
          expect(order.items.map((item) => item.selectedOptions.color)).toEqual(colors);
      },
    ),
    check(
      [successClause(checkout), `${checkout.operation} 409`],
      `${checkout.name}: an item without an ANC option means the model’s id or no_anc; without its model it is cart_changed`,
      async (api) => {
        const withModels = await findProduct(
          api,
          'product with models',
          (one) => offeredOptions(one).models.length > 0,
        );
        const withAnc = await findProduct(
          api,
          'product with ANC in the same region',
          (one) => offeredOptions(one).hasAnc && regionOf(one) === regionOf(withModels),
        );
        const token = await api.buyerToken();
        const cart = await fillCart(api, token, [lineOf(withModels, 2), lineOf(withAnc, 3)]);
        const reduced = (model: boolean) =>
          changed(checkout.body(cart), checkout.items, (items) =>
            (items as Json[]).map(({ selectedAncOption: _anc, selectedOptions: _nested, ...item }, index) => {
              const { color = null, model: own = null } = cart.lines[index]?.options ?? {};
              return { ...item, selectedColor: color, selectedModel: model ? own : null };
            }),
          );
        await expectRefusedUnchanged(api, checkout, token, [409, 'cart_changed'], { body: reduced(false) });
        await pay(api, checkout, cart, reduced(true));
      },
    ),
    check(
      successClause(checkout),
      `${checkout.name}: null and blank options count as absent, so the other spelling is used`,
      async (api) => {
        const cart = await cartOfManyKinds(api);
        const body = changed(checkout.body(cart), checkout.items, (items) =>
          (items as Json[]).map(({ selectedOptions: _nested, ...item }, index) => {
            const { color = null, model = null, ancOption = null } = cart.lines[index]?.options ?? {};
            const flat = { selectedColor: color, selectedModel: model, selectedAncOption: ancOption };
            return { ...item, ...flat, selectedOptions: { color: null, model: ' ', selectedAncOption: '' } };
          }),
        );
        await pay(api, checkout, cart, body);
      },
    ),
  ]);
