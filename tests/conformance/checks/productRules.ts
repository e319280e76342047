import { expect } from 'vitest';
import { newProduct } from '../support/backOffice';
import { fillCart, lineOf } from '../support/carts';
import { check, type Check } from '../support/check';
import { MAIN_CARD } from '../support/checkouts';
import { expectRefusedUnchanged } from '../support/orders';
import type { TestApi } from '../support/testApi';
import { expectFigures, offByCents } from './orderFigures';

interface ServerFigures {
  items: { originalPrice: number; discountPercent: number }[];
  shipping: number;
}

/** What the server computes for these pieces of a new product in the main checkout. */
async function figuresFor(api: TestApi, changes: Record<string, unknown>, pieces: number): Promise<ServerFigures> {
  const product = await newProduct(api, changes);
  const { token } = await api.newBuyer();
  const cart = await fillCart(api, token, [lineOf(product, pieces)]);
  const body = offByCents(MAIN_CARD, MAIN_CARD.body(cart), 'total', 1);
  const { figures } = await expectRefusedUnchanged(api, MAIN_CARD, token, [409, 'figures_changed'], { body });
  expectFigures(figures, MAIN_CARD, cart);
  return figures as ServerFigures; // compared with the suite's own in the line above
}

const tiers = (...quantity_pricing: Record<string, unknown>[]) => ({ specifications: { quantity_pricing } });

/** Rules of texts, prices, weights and options that a product of the suite's own shows. */
export const productRuleChecks: Check[] = [
  check(['createProduct 201', '#info'], 'blanks around every text are removed', async (api) => {
    const texts = { description: 'Told.', features: ['One', 'Two'], images: ['test.one.front.svg'], video: 'test.mp4' };
    const spaced = {
      description: '  Told.\n',
      features: [' One', 'Two\t'],
      images: [' test.one.front.svg '],
      video: ' test.mp4 ',
    };
    expect(await newProduct(api, spaced)).toMatchObject(texts);
  }),
  check(['createOrder 409', '#Fraction'], 'a discount has at least six decimals', async (api) => {
    const { items } = await figuresFor(api, { price: '12.47', ...tiers({ min_qty: 2, price: '8.31' }) }, 3);
    expect(Math.abs((items[0]?.discountPercent ?? 0) - (1 - 831 / 1247))).toBeLessThan(6e-7);
  }),
  check(
    ['createOrder 409', '#QuantityTier'],
    'a tier whose min_qty is null has the quantities of its range',
    async (api) => {
      const tier = { min_qty: null, max_qty: 1, range: '2-9', discount: '10% OFF' };
      expect((await figuresFor(api, tiers(tier), 3)).items[0]?.discountPercent).toBeCloseTo(0.1, 6);
      expect((await figuresFor(api, tiers(tier), 12)).items[0]?.discountPercent).toBe(0);
    },
  ),
  check(['createOrder 409', '#QuantityTier'], 'a minus before a percentage is not read', async (api) => {
    const { items } = await figuresFor(api, tiers({ min_qty: 1, discount: '-5%' }), 2);
    expect(items[0]?.discountPercent).toBeCloseTo(0.05, 6);
  }),
  check(['createOrder 409', '#Product'], 'a weight that rounds to 0 grams counts as none', async (api) => {
    const weightless = await figuresFor(api, { weight: null }, 30);
    expect((await figuresFor(api, { weight: 0.0004 }, 30)).shipping).toBe(weightless.shipping);
    expect((await figuresFor(api, { weight: 0.0005 }, 30)).shipping).toBeLessThan(weightless.shipping);
  }),
  check(
    ['createOrder 409', 'addCartLine 201', 'addCartLine 400', '#Specifications'],
    'a product with models has no ANC choice, whatever has_anc says',
    async (api) => {
      const models = [{ id: 1, name: 'Short', price: '12.50' }];
      const specifications = { models, has_anc: 'true', anc_price: '20.00', no_anc_price: '15.00' };
      const product = await newProduct(api, { specifications });
      const { token } = await api.newBuyer();
      const add = (ancOption: string) => ({
        token,
        body: { productId: product.id, quantity: 1, selectedOptions: { model: '1', ancOption } },
      });
      for (const ancOption of ['anc', 'no_anc']) {
        const { fields } = await api.refused('addCartLine', 400, 'invalid_request', {
          ...add(ancOption),
          invalid: false,
        });
        expect(Object.keys(fields ?? {})).toEqual(['selectedOptions.ancOption']);
      }
      const { body: line } = await api.ok('addCartLine', add('1'));
      expect(line.selectedOptions.ancOption).toBe('1');
      expect((await figuresFor(api, { specifications }, 2)).items[0]?.originalPrice).toBe(12.5);
    },
  ),
];
