import type { components } from '../../src/api/generated/schema';
import { schemas } from '../generated/contract';
import { isRecord } from '../rules/specifications';
import { createCollection } from './collection';
import type { AnyRow, GeneratedRows } from './rowCollection';
import {
  isDefined,
  isInteger,
  isIntegerOrNull,
  isOneOf,
  isText,
  isTextOrNull,
  RowError,
  rowSchema,
  type ColumnCheck,
  type RowRules,
} from './rowSchema';
import type {
  AddressRow,
  AdminRow,
  BuyerRow,
  CartLineRow,
  CategoryRow,
  IdempotencyKeyRow,
  OrderRow,
  ProductRow,
  SequenceRow,
  TokenRow,
  UsedTokenRow,
  WalletRow,
} from './rows';

/** A buyer's cart at the start. */
export interface CartSeed {
  buyerId: number;
  lines: Pick<
    components['schemas']['CartItem'],
    'productId' | 'quantity' | 'selectedColor' | 'selectedModel' | 'selectedAncOption'
  >[];
}

/** The data that a new mock server starts with. */
export interface Seed {
  categories: CategoryRow[];
  /** In catalogue order, which is by id. */
  products: ProductRow[];
  /** Product ids in display order. */
  featured: number[];
  buyers: BuyerRow[];
  carts: CartSeed[];
  admins: AdminRow[];
  addresses: AddressRow[];
  orders: OrderRow[];
  /** More rows, made when they are first needed. */
  generated?: {
    products?: GeneratedRows<ProductRow>;
    buyers?: GeneratedRows<BuyerRow>;
    addresses?: GeneratedRows<AddressRow>;
    orders?: GeneratedRows<OrderRow>;
  };
}

const table = <Row extends AnyRow>(name: string, rules: RowRules<Row>) =>
  createCollection<Row>({ name, schema: rowSchema<Row>(name, rules) });

const AMOUNTS = ['grossCents', 'membershipDiscountCents', 'subtotalCents', 'shippingCents', 'totalCents'];

/** Whether a wallet's quote has the lines and amounts that an approval turns into an order. */
const isQuote: ColumnCheck = (value) =>
  isRecord(value) &&
  schemas.Region(value.region) &&
  AMOUNTS.every((name) => isInteger(value[name])) &&
  Array.isArray(value.lines) &&
  value.lines.length > 0 &&
  value.lines.every(
    (line) =>
      isRecord(line) && isText(line.productName) && [line.productId, line.quantity, line.priceCents].every(isInteger),
  );

/** The empty tables. Rows are checked against the contract where they are its objects, else against their columns here. */
export function createTables() {
  return {
    categories: table<CategoryRow>('categories', { contract: schemas.Category }),
    products: table<ProductRow>('products', { contract: schemas.Product }),
    buyers: table<BuyerRow>('buyers', {
      columns: {
        id: isInteger,
        name: isText,
        email: isText,
        username: isText,
        phone: isText,
        password: isText,
        totalSpentCents: isInteger,
        createdAt: isText,
      },
    }),
    admins: table<AdminRow>('admins', { contract: schemas.Admin, columns: { password: isText } }),
    tokens: table<TokenRow>('tokens', {
      columns: { id: isText, kind: isOneOf('customer', 'admin'), subject: isInteger, expiresAt: isText },
    }),
    cartLines: table<CartLineRow>('cartLines', {
      columns: {
        id: isInteger,
        buyerId: isInteger,
        productId: isInteger,
        quantity: isInteger,
        color: isTextOrNull,
        model: isTextOrNull,
        ancOption: isTextOrNull,
      },
    }),
    addresses: table<AddressRow>('addresses', { contract: schemas.Address, columns: { buyerId: isInteger } }),
    orders: table<OrderRow>('orders', {
      columns: {
        id: isInteger,
        buyerId: isInteger,
        status: (value) => schemas.OrderStatus(value),
        paymentMethod: (value) => schemas.PaymentMethod(value),
        paymentStatus: (value) => schemas.PaymentStatus(value),
        paymentProofFilename: isTextOrNull,
        paymentReference: isTextOrNull,
        paidWith: isTextOrNull,
        shippingMethod: isText,
        region: (value) => schemas.Region(value),
        createdAt: isText,
        customerName: isText,
        customerEmail: isText,
        customerPhone: isText,
        shippingAddress: (value) => schemas.OrderAddress(value),
        notes: isTextOrNull,
        trackingNumber: isTextOrNull,
        subtotalCents: isInteger,
        membershipDiscountCents: isInteger,
        shippingCents: isInteger,
        totalCents: isInteger,
        items: (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
      },
    }),
    wallets: table<WalletRow>('wallets', {
      columns: {
        id: isText,
        kind: isOneOf('order', 'payment'),
        buyerId: isInteger,
        quote: isQuote,
        shippingAddress: (value) => value === null || schemas.ContactAddress(value),
        shop: (value) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value),
        outcome: isOneOf('open', 'approved', 'declined', 'cancelled'),
        orderId: isIntegerOrNull,
      },
    }),
    usedTokens: table<UsedTokenRow>('usedTokens', { columns: { id: isText } }),
    idempotencyKeys: table<IdempotencyKeyRow>('idempotencyKeys', {
      columns: { id: isText, body: isText, status: isInteger, responseBody: isDefined, createdAt: isText },
    }),
    sequences: table<SequenceRow>('sequences', { columns: { id: isText, value: isInteger } }),
  };
}

/** The seed's carts as rows with ids from 1. */
function seededCartLines(seed: Seed): CartLineRow[] {
  return seed.carts
    .flatMap(({ buyerId, lines }) => lines.map((line) => ({ buyerId, line })))
    .map(({ buyerId, line }, index) => ({
      id: index + 1,
      buyerId,
      productId: line.productId,
      quantity: line.quantity,
      color: line.selectedColor,
      model: line.selectedModel,
      ancOption: line.selectedAncOption,
    }));
}

/** Loads the seed. @throws Error with a sentence that names the first invalid row */
export async function fillTables(tables: ReturnType<typeof createTables>, seed: Seed): Promise<void> {
  const cartLines = seededCartLines(seed);
  const { generated = {} } = seed;
  await Promise.all([
    tables.categories.load(seed.categories),
    tables.products.load(seed.products, generated.products),
    tables.buyers.load(seed.buyers, generated.buyers),
    tables.admins.load(seed.admins),
    tables.addresses.load(seed.addresses, generated.addresses),
    tables.orders.load(seed.orders, generated.orders),
    tables.cartLines.load(cartLines),
  ]).catch((error: unknown) => {
    if (!(error instanceof RowError)) throw error;
    throw new Error(`The data in mocks/seed does not fit openapi.yaml. ${error.message}`, { cause: error });
  });
  // the first new account gets id 1001 and the first token number 1, as in the examples of openapi.yaml
  await tables.sequences.load([
    { id: 'buyer', value: Math.max(1000, tables.buyers.highestId()) },
    { id: 'token', value: 0 },
    { id: 'cartLine', value: cartLines.length },
    { id: 'address', value: Math.max(1000, tables.addresses.highestId()) },
    { id: 'order', value: Math.max(1000, tables.orders.highestId()) },
    { id: 'payment', value: 0 },
  ]);
}
