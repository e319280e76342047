import { schemas } from '../generated/contract';
import { isRecord } from '../rules/specifications';
import { createCollection } from './collection';
import { isOneOf, isText, isTextOrNull, isWhole, isWholeOrNull, rowSchema } from './rowSchema';
import type { AddressRow, IdempotencyKeyRow, OrderRow, UsedTokenRow, WalletRow } from './rows';

/** The empty tables around orders and payments. */
export function orderTables() {
  return {
    addresses: createCollection({
      name: 'addresses',
      schema: rowSchema<AddressRow>('addresses', { contract: schemas.Address, columns: { buyerId: isWhole } }),
    }),
    orders: createCollection({
      name: 'orders',
      schema: rowSchema<OrderRow>('orders', {
        columns: {
          id: isWhole,
          buyerId: isWhole,
          status: (value) => schemas.OrderStatus(value),
          paymentMethod: (value) => schemas.PaymentMethod(value),
          paymentStatus: (value) => schemas.PaymentStatus(value),
          paymentProofFilename: isTextOrNull,
          shippingMethod: isText,
          region: (value) => schemas.Region(value),
          createdAt: isText,
          customerName: isText,
          customerEmail: isText,
          customerPhone: isText,
          shippingAddress: (value) => schemas.OrderAddress(value),
          notes: isTextOrNull,
          trackingNumber: isTextOrNull,
          subtotalCents: isWhole,
          membershipDiscountCents: isWhole,
          shippingCents: isWhole,
          totalCents: isWhole,
          items: (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
        },
      }),
    }),
    wallets: createCollection({
      name: 'wallets',
      schema: rowSchema<WalletRow>('wallets', {
        columns: {
          id: isText,
          kind: isOneOf('order', 'payment'),
          buyerId: isWhole,
          bill: isRecord,
          shippingAddress: (value) => value === null || schemas.ContactAddress(value),
          shop: isText,
          outcome: isOneOf('open', 'approved', 'declined', 'cancelled'),
          orderId: isWholeOrNull,
        },
      }),
    }),
    usedTokens: createCollection({
      name: 'usedTokens',
      schema: rowSchema<UsedTokenRow>('usedTokens', { columns: { id: isText } }),
    }),
    idempotencyKeys: createCollection({
      name: 'idempotencyKeys',
      schema: rowSchema<IdempotencyKeyRow>('idempotencyKeys', {
        columns: { id: isText, body: isText, status: isWhole, createdAt: isText },
      }),
    }),
  };
}
