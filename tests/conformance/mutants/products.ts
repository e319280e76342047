import {
  changeRequestBody,
  everywhere,
  isOn,
  products,
  respondWith,
  type Json,
  type TransportMutant,
} from './transportMutant';

/** Reads a created product's specifications in another way. */
const reading = (change: (specifications: Json) => Json) =>
  changeRequestBody('POST', /products$/, (body) => ({
    ...body,
    ...(typeof body['specifications'] === 'object' && {
      specifications: change(Object(body['specifications']) as Json),
    }),
  }));
/** Reads the first tier in another way. */
const readingTier = (change: (tier: Json) => Json) =>
  reading(({ quantity_pricing: tiers, ...others }) => ({
    ...others,
    ...(Array.isArray(tiers) && { quantity_pricing: tiers.map((tier) => change(Object(tier) as Json)) }),
  }));

/** Broken rules of products: prices, weights, options and texts. */
export const PRODUCT_MUTANTS: TransportMutant[] = [
  {
    description: 'rounds a discount to four decimals',
    mutate: everywhere((object) =>
      typeof object['discountPercent'] === 'number'
        ? { ...object, discountPercent: Math.round(object['discountPercent'] * 1e4) / 1e4 }
        : object,
    ),
    killedBy: 'at least six decimals',
  },
  {
    description: 'reads no range beside a min_qty of null',
    mutate: readingTier((tier) => (tier['min_qty'] === null ? { ...tier, range: '' } : tier)),
    killedBy: 'min_qty is null',
  },
  {
    description: 'takes a percentage with a minus for none',
    mutate: readingTier((tier) => (tier['discount'] === '-5%' ? { ...tier, discount: '' } : tier)),
    killedBy: 'a minus before a percentage',
  },
  {
    description: 'rounds weights up to a gram',
    mutate: changeRequestBody('POST', /products$/, (body) => ({
      ...body,
      ...(typeof body['weight'] === 'number' && { weight: Math.ceil(body['weight'] * 1000) / 1000 }),
    })),
    killedBy: 'rounds to 0 grams',
  },
  {
    description: 'offers an ANC choice beside models',
    mutate: changeRequestBody('POST', /cart$/, (body) => ({
      ...body,
      selectedOptions: { ...Object(body['selectedOptions']), ancOption: null },
    })),
    killedBy: 'has no ANC choice',
  },
  {
    description: 'keeps blanks around a description',
    mutate: products((product) => ({ ...product, description: `${String(product['description'])} ` })),
    killedBy: 'blanks around every text',
  },
  {
    description: 'returns out_of_stock for a hidden product',
    mutate: async (request, send) => {
      const response = await send(request);
      return response.status === 404 && isOn(request, 'POST', /cart$/)
        ? Response.json({ message: 'None left.', code: 'out_of_stock' }, { status: 409 })
        : response;
    },
    killedBy: 'inactive product that is sold out',
  },
  {
    description: 'returns the region of a new product only if one was sent',
    mutate: async (request, send) => {
      const sent = await request.clone().text();
      const response = await send(request);
      if (!isOn(request, 'POST', /admin\/products$/) || response.status !== 201 || sent.includes('"region"'))
        return response;
      const { region: _computed, ...product } = (await response.json()) as Json; // an AdminProduct
      return respondWith(response, product);
    },
    killedBy: 'the stock location decides isOverseasWarehouse',
  },
  {
    description: 'takes an empty region for none',
    mutate: changeRequestBody('POST', /products$/, ({ region, ...body }) => ({
      ...body,
      ...(region !== '' && region !== null && region !== undefined && { region }),
    })),
    killedBy: 'each invalid value is named in fields and changes nothing',
  },
];
