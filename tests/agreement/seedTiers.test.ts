import { describe, expect, it } from 'vitest';
import { productPrice } from '@/features/product/productPrice';
import { rowPrices } from '@/features/catalogue/rowPrices';
import { priceLine, cartAmounts } from '@mocks/rules/cart';
import { optionOf, type Choice } from '@mocks/rules/unitPrice';
import { seed } from '@mocks/seed/seed';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { priceOptionOf } from '@/domain/order/cartLine';
import { pricedLine } from '@/domain/order/pricedLine';
import { orderTotals } from '@/domain/order/orderTotals';
import { defaultOption } from '@/domain/product/productOptions';

// VirtoCommerce/vc-platform#410 (the cheapest tier at any quantity), smartstore/SmartStoreNET#1602 and
// spree-contrib/spree_volume_pricing#111 (the tier of the page is not that of the cart), coreshop/CoreShop#580
// (rounded per piece, then off again for the line).

/** The bulk discounts of S1 9 by product, independent of both implementations: minimum quantity, percent off. */
const STEPS = {
  'prada-earphone-case': '2:5 11:10 41:20 100:30',
  'earbuds-pro-2': '2:5 11:10 50:20 200:30',
  'earbuds-basic-2': '2:5 11:10 50:20 200:30',
  'jbl-flip-6': '2:5 10:10 30:15 100:20',
  'bose-soundlink-flex': '2:5 10:10 30:15 100:20',
  'jbl-pulse-5': '2:5 10:10 30:15 100:20',
  'bose-soundlink-micro': '2:5 10:10 30:15 100:20',
  'beats-studio3-wireless': '2:5 10:10 30:15 100:20',
  'apple-watch-series-10': '2:5 10:10 50:20 200:30',
  'apple-watch-ultra-2': '2:10 30:15 70:19 150:26',
  'dyson-supersonic-hair-dryer-fuchsia': '2:10 10:15 40:20 100:25',
  'dyson-airwrap-multi-styler': '2:10 10:15 40:20 100:25',
  'samsung-battery-pack-10000-mah': '2:10 20:20 50:30 100:40',
  'sony-dualsense-wireless-controller': '2:10 20:20 50:30 100:40',
  'apple-35w-dual-usb-c-charger': '2:8 20:14 100:20 500:24',
  'apple-airpods-max': '2:5 10:10 40:14 100:18',
  'apple-airpods-3rd-generation': '2:5 11:10 50:15 200:20',
  'apple-airpods-4': '2:5 11:10 50:15 200:20',
  'apple-earpods-usb-c': '2:4 50:8 400:12 1000:15',
  'apple-20w-iphone-charger': '2:10 50:15 200:20 600:30',
  'apple-magsafe-charger': '2:10 50:15 200:20 600:30',
  'bose-quietcomfort-headphones': '5:5 20:10 60:15',
  'apple-60w-usb-c-charge-cable': '',
  'garmin-forerunner-55': '',
};

/** Each choice that sets the price: each model, with and without ANC, or none. */
function choicesOf(product: ApiProduct): Choice[] {
  const { models, hasAnc } = readProduct(product);
  if (models.length > 0) return models.map(({ id }) => ({ model: id, ancOption: id }));
  return (hasAnc ? ['no_anc', 'anc'] : [null]).map((ancOption) => ({ model: null, ancOption }));
}

/** A line of the cart, with its options under either field name (D-103). */
function cartLine(product: ApiProduct, { model = null, ancOption = null }: Choice, quantity: number) {
  const line = pricedLine(readProduct(product), priceOptionOf({ selectedOptions: { model, ancOption } }), quantity);
  const lineWithOtherFields = pricedLine(
    readProduct(product),
    priceOptionOf({ selectedModel: model, selectedAncOption: ancOption, selectedOptions: null }),
    quantity,
  );
  expect(lineWithOtherFields).toEqual(line);
  return line ?? expect.unreachable(product.slug);
}

describe('a tier', () => {
  it.each(Object.entries(STEPS))('of %s has the expected boundaries: %s', (slug, written) => {
    const product = seed.products.find((row) => row.slug === slug) ?? expect.unreachable(slug);
    const priceOf = (quantity: number) =>
      productPrice(readProduct(product), defaultOption(readProduct(product)), quantity) ?? expect.unreachable(slug);
    const { base } = priceOf(1);
    const less = (percent: number) => Number((2n * BigInt(base) * BigInt(100 - percent) + 100n) / 200n);
    const steps = [...written.matchAll(/(\d+):(\d+)/g)].map(
      ([, from, percent]) => [Number(from), Number(percent)] as const,
    );
    let before = 0;
    for (const [from, percent] of steps) {
      expect([from - 1, from, from + 1].map((quantity) => priceOf(quantity).unit)).toEqual([
        less(before),
        less(percent),
        less(percent),
      ]);
      before = percent;
    }
    expect(priceOf(1).unit).toBe(base);
    expect(priceOf(999_999).unit).toBe(less(before));
  });

  const everyRow = seed.products.flatMap((product) => choicesOf(product).map((choice) => ({ product, choice })));

  it('is the same on the page, in the table of a list, in the cart and on the server, below, at and above each boundary', () => {
    let edges = 0;
    for (const { product, choice } of everyRow) {
      const option = optionOf(choice);
      const rows = productPrice(readProduct(product), option, 1)?.rows ?? expect.unreachable(product.slug);
      const around = rows.flatMap(({ minQuantity: min, maxQuantity: max }) =>
        max === null ? [min - 1, min, min + 1] : [min - 1, min, max, max + 1],
      );
      for (const quantity of new Set([1, ...around, 999_999].filter((pieces) => pieces > 0))) {
        edges += 1;
        const page = productPrice(readProduct(product), option, quantity) ?? expect.unreachable();
        const line = cartLine(product, choice, quantity);
        const charged = cartAmounts([priceLine(product, choice, quantity)]).lines[0] ?? expect.unreachable();
        expect({
          where: `${quantity} × ${product.slug} ${option ?? ''}`,
          page: [page.unit, page.lineTotal],
          // The row that the page marks has the price that the page shows.
          marked: page.rows.length > 0 ? page.activeRow?.unitPrice : page.unit,
          row: rowPrices(readProduct(product), option, quantity).lineTotal,
          cart: [line.unitPrice, line.lineTotal],
          subtotal: orderTotals('cart', [line], null).gross,
        }).toEqual({
          where: `${quantity} × ${product.slug} ${option ?? ''}`,
          page: [charged.unitPrice, charged.lineTotal],
          marked: charged.unitPrice,
          row: charged.lineTotal,
          cart: [charged.unitPrice, charged.lineTotal],
          subtotal: charged.lineTotal,
        });
      }
    }
    expect(edges).toBeGreaterThan(600);
  });

  it('that includes the quantity in the cart is the tier of the combined line', () => {
    for (const { product, choice } of everyRow) {
      const option = optionOf(choice);
      const rows = productPrice(readProduct(product), option, 1)?.rows ?? [];
      for (const { minQuantity } of rows.filter((row) => row.minQuantity > 1)) {
        const [held, added] = [minQuantity - 1, 1];
        const whole = cartLine(product, choice, held + added);
        const page = productPrice(readProduct(product), option, added, held);
        expect([product.slug, page?.unit]).toEqual([product.slug, whole.unitPrice]);
      }
    }
  });
});
