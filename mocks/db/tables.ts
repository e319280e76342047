import { schemas } from '../generated/contract';
import type { Seed } from '../seed/seed';
import { createCollection } from './collection';
import { orderTables } from './orderTables';
import { isOneOf, isText, isTextOrNull, isWhole, RowError, rowSchema } from './rowSchema';
import type { AdminRow, BuyerRow, CartLineRow, CategoryRow, ProductRow, SequenceRow, TokenRow } from './rows';

/** Seeded carts as rows: ids count from 1. */
function seededLines(seed: Seed): CartLineRow[] {
  return seed.carts
    .flatMap(({ buyerId, lines }) => lines.map((line) => ({ buyerId, line })))
    .map(({ buyerId, line }, position) => ({
      id: position + 1,
      buyerId,
      productId: line.productId,
      quantity: line.quantity,
      color: line.selectedColor,
      model: line.selectedModel,
      ancOption: line.selectedAncOption,
    }));
}

/** The empty tables; what a row must be comes from the contract, or from here for private rows. */
export function createTables() {
  return {
    categories: createCollection({
      name: 'categories',
      schema: rowSchema<CategoryRow>('categories', { contract: schemas.Category }),
    }),
    products: createCollection({
      name: 'products',
      schema: rowSchema<ProductRow>('products', { contract: schemas.Product }),
    }),
    buyers: createCollection({
      name: 'buyers',
      schema: rowSchema<BuyerRow>('buyers', {
        columns: {
          id: isWhole,
          name: isText,
          email: isText,
          username: isText,
          phone: isText,
          password: isText,
          totalSpentCents: isWhole,
          createdAt: isText,
        },
      }),
    }),
    admins: createCollection({
      name: 'admins',
      schema: rowSchema<AdminRow>('admins', {
        contract: schemas.Admin,
        columns: { password: isText },
      }),
    }),
    tokens: createCollection({
      name: 'tokens',
      schema: rowSchema<TokenRow>('tokens', {
        columns: { id: isText, kind: isOneOf('customer', 'admin'), subject: isWhole, expiresAt: isText },
      }),
    }),
    cartLines: createCollection({
      name: 'cartLines',
      schema: rowSchema<CartLineRow>('cartLines', {
        columns: {
          id: isWhole,
          buyerId: isWhole,
          productId: isWhole,
          quantity: isWhole,
          color: isTextOrNull,
          model: isTextOrNull,
          ancOption: isTextOrNull,
        },
      }),
    }),
    ...orderTables(),
    sequences: createCollection({
      name: 'sequences',
      schema: rowSchema<SequenceRow>('sequences', { columns: { id: isText, value: isWhole } }),
    }),
  };
}

/** Puts the seed in. @throws Error with a sentence that names the first row that does not fit */
export async function fillTables(tables: ReturnType<typeof createTables>, seed: Seed): Promise<void> {
  const lines = seededLines(seed);
  // the first new account is 1001 and the first token 0000000001 (examples of openapi.yaml)
  const sequences: SequenceRow[] = [
    { id: 'buyer', value: Math.max(1000, ...seed.buyers.map((buyer) => buyer.id)) },
    { id: 'token', value: 0 },
    { id: 'cartLine', value: lines.length },
    { id: 'address', value: Math.max(1000, ...seed.addresses.map((address) => address.id)) },
    { id: 'order', value: Math.max(1000, ...seed.orders.map((order) => order.id)) },
    { id: 'payment', value: 0 },
  ];
  await Promise.all([
    tables.categories.load(seed.categories),
    tables.products.load(seed.products),
    tables.buyers.load(seed.buyers),
    tables.admins.load(seed.admins),
    tables.addresses.load(seed.addresses),
    tables.orders.load(seed.orders),
    tables.cartLines.load(lines),
    tables.sequences.load(sequences),
  ]).catch((error: unknown) => {
    if (!(error instanceof RowError)) throw error;
    throw new Error(`The data in mocks/seed does not fit openapi.yaml. ${error.message}`, { cause: error });
  });
}
