import type { components } from '../../../src/api/generated/schema';
import { centsText } from '../../rules/money';
import { product } from '../products/product';
import { FAMILIES } from './families';
import type { Family, Finish } from './family';
import { createRandom, type Random } from './random';

type Product = components['schemas']['Product'];
type Specifications = Record<string, unknown>;

/** Generates products with ids from `firstId`, one by one. */
export function* generateProducts(seedNumber: number, count: number, firstId: number): Generator<Product> {
  for (let id = firstId; id < firstId + count; id += 1) yield generateProduct(seedNumber, id);
}

/**
 * Generates the product with this id, whichever others are generated. It has an explicit region, since by their ids all
 * would be European (D-98).
 */
export function generateProduct(seedNumber: number, id: number): Product {
  const random = createRandom(seedNumber, `product ${id}`);
  return build(id, pickDesign(id, random), random);
}

interface Design {
  family: Family;
  name: string;
  brand: string;
  finish: Finish;
}

function pickDesign(id: number, random: Random): Design {
  const family = random.pick(FAMILIES);
  const [brand, line] = random.pick(family.lines);
  const finish = random.pick(family.finishes);
  // with the id, so that no two products have the same name
  return { family, brand, finish, name: `${brand} ${line} ${line.charAt(0)}${id} ${finish.name}` };
}

function build(id: number, { family, name, brand, finish }: Design, random: Random): Product {
  const cents = random.integer(...family.cents);
  const region = random.chance(0.5) ? 'USA' : 'EU';
  const specifications = { ...statistics(id, brand, random), ...options(family, finish, cents, random) };
  return product({
    id,
    // with the id, so that it cannot equal a slug of the default catalogue
    slug: `${name.toLowerCase().replaceAll(' ', '-')}-${id}`,
    name,
    description: `${name} in sealed cartons, ready to resell. ${family.features[0]}. Mixed cartons on request.`,
    features: family.features,
    images: random.chance(0.02) ? [] : finish.gallery,
    region,
    // some products have their price in the specifications only
    wholesalePrice: 'price' in specifications ? '' : centsText(cents),
    originalPrice: random.chance(0.1) ? null : centsText(Math.round((cents * random.integer(115, 170)) / 100)),
    // 48 to 74 % of the price, so that deep discounts to the highest level lose money on some; some costs are unknown
    supplier_cost: id % 29 === 0 ? null : centsText(Math.round((cents * (48 + ((id * 7) % 27))) / 100)),
    categoryId: family.categoryId,
    weight: random.chance(0.05) ? null : random.integer(...family.grams) / 1000,
    specifications: random.chance(0.02) ? JSON.stringify(specifications) : specifications,
    stock: random.chance(0.04) ? 0 : random.chance(0.08) ? random.integer(1, 9) : random.integer(10, 20_000),
    stockLocation: random.chance(0.08) ? 'Overseas Warehouse' : `${region} Local Stock`,
    isActive: !random.chance(0.01),
  });
}

/** Brand and statistics, in each of the spellings that the contract allows. */
function statistics(id: number, brand: string, random: Random): Specifications {
  const [stars, reviews, sold] = [random.integer(36, 50) / 10, random.integer(3, 2_400), random.integer(20, 60_000)];
  const figures = random.pick<Specifications>([
    { Rating: stars.toFixed(1), Reviews: reviews, Sold: sold },
    { rating: stars, reviews, units_sold: sold },
    { rating: stars.toFixed(1), reviews: String(reviews), sold_count: String(sold).replace(/(\d)(\d{3})$/, '$1,$2') },
    {},
  ]);
  return { ...(!random.chance(0.03) && { Brand: brand }), 'Item NO': `CT-${id}`, ...figures };
}

/** Colors, models, noise canceling, quantity discounts, and sometimes a price. */
function options(family: Family, finish: Finish, cents: number, random: Random): Specifications {
  const { anc, models = [] } = family;
  return {
    ...(random.chance(0.6) && { [random.chance(0.5) ? 'colors' : 'Colors']: finish.colors }),
    ...(models.length > 0 && {
      models: models.map(([id, name], index) => ({ id, name, price: centsText(cents + index * 25_50) })),
    }),
    ...(anc &&
      random.chance(0.5) && {
        has_anc: 'true',
        anc_price: centsText(cents + 40_00),
        no_anc_price: centsText(cents),
      }),
    ...(random.chance(0.2) && { quantity_pricing: tiers(cents, random) }),
    ...(models.length === 0 && random.chance(0.01) && { price: centsText(cents) }),
  };
}

/** Three quantity tiers, either with `min_qty` and `max_qty` or with a range text. */
function tiers(cents: number, random: Random): Specifications[] {
  const [first, step] = [random.integer(5, 20), random.integer(5, 10)];
  const price = (percent: number) => centsText(Math.round((cents * (100 - percent)) / 100));
  const percents = [step, step * 2, step * 3] as const;
  const starts = [first, first * 5, first * 20] as const;
  const asText = random.chance(0.5);
  return percents.map((percent, index) => {
    const [start = 1, next] = [starts[index], starts[index + 1]];
    const quantities = asText
      ? { range: next ? `${start}–${next - 1}` : `>=${start}` }
      : { min_qty: start, max_qty: next ? next - 1 : null };
    return { ...quantities, price: price(percent), discount: `${percent}% OFF` };
  });
}
