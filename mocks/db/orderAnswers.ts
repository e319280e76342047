import type { components } from '../../src/api/generated/schema';
import { centsToAmount } from '../rules/money';
import type { Database } from './database';
import type { OrderItemRow, OrderRow, ProductRow } from './rows';

type Schemas = components['schemas'];

/** What an order shows of a product as it is now, in place of the whole (D-220). */
function productSummary({ id, slug, name, images, wholesalePrice, weight }: ProductRow): Schemas['ProductSummary'] {
  return { id, slug, name, images: images ?? [], wholesalePrice, weight: weight ?? null };
}

/** A line with its own name and price, and both spellings of its options; what the shop paid for it stays private. */
function itemAnswer(db: Database, item: OrderItemRow): Schemas['OrderItem'] {
  const { productId, productName, quantity, priceCents, color, model, ancOption } = item;
  const product = db.products.get(productId);
  return {
    productId,
    productName,
    quantity,
    price: centsToAmount(priceCents),
    selectedOptions: {
      color,
      model,
      ancOption,
      selectedColor: color,
      selectedModel: model,
      selectedAncOption: ancOption,
    },
    product: product ? productSummary(product) : null,
  };
}

/** An order without its owner, amounts in USD, and every pair of spellings in step (D-111, D-112). */
export function orderAnswer(db: Database, row: OrderRow): Schemas['Order'] {
  const { buyerId: _private, subtotalCents, membershipDiscountCents, shippingCents, totalCents, ...order } = row;
  const items = row.items.map((item) => itemAnswer(db, item));
  return {
    ...order,
    orderStatus: row.status,
    subtotal: centsToAmount(subtotalCents),
    membershipDiscount: centsToAmount(membershipDiscountCents),
    shipping: centsToAmount(shippingCents),
    total: centsToAmount(totalCents),
    items,
    orderItems: items,
  };
}
