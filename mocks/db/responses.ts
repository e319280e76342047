import type { components } from '../../src/api/generated/schema';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { centsText, centsToAmount } from '../rules/money';
import type { Database } from './database';
import { colorPicture, productFacts } from './productFacts';
import type { AddressRow, AdminRow, BuyerRow, CartLineRow, OrderItemRow, OrderRow, ProductRow } from './rows';

// Rows as the objects of the contract's responses, without their private columns.

type Schemas = components['schemas'];

/** All categories, with the brands of their active products. */
export function categoryResponses(db: Database): Schemas['Category'][] {
  const brands = new Map<number, Map<string, string>>();
  for (const product of db.products.all()) {
    const brand = product.isActive ? productFacts(product).brand : null;
    if (brand === null) continue;
    const known = brands.get(product.categoryId) ?? new Map<string, string>();
    if (!known.has(brand.toLowerCase())) known.set(brand.toLowerCase(), brand);
    brands.set(product.categoryId, known);
  }
  return db.categories.all().map((category) => ({
    ...category,
    brands: [...(brands.get(category.id)?.values() ?? [])].toSorted((a, b) => a.localeCompare(b, 'en')),
  }));
}

/** A product for shoppers: without the shop's own cost. */
export function productResponse({ supplier_cost: _private, ...product }: ProductRow): Schemas['Product'] {
  return product;
}

/** A product for clerks, with the shop's own cost; null when it is unknown (D-131). */
export function adminProductResponse(product: ProductRow): Schemas['AdminProduct'] {
  return { ...product, supplier_cost: product.supplier_cost ?? null };
}

/** A cart line. The contract has two spellings of the options; both are sent (D-103). */
export function cartLineResponse(line: CartLineRow, product: ProductRow): Schemas['CartItem'] {
  const { color, model, ancOption } = line;
  const flat = { selectedColor: color, selectedModel: model, selectedAncOption: ancOption };
  return {
    id: line.id,
    quantity: line.quantity,
    productId: line.productId,
    product: productResponse(product),
    ...flat,
    selectedOptions: { color, model, ancOption, ...flat },
  };
}

/** A buyer without the password. Level, growth value and amount are computed from the cents paid (D-23, D-26, D-208). */
export function userResponse(buyer: BuyerRow): Schemas['User'] {
  const growthValue = growthFromSpent(buyer.totalSpentCents);
  return {
    id: buyer.id,
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    ...(buyer.username && { username: buyer.username }),
    membershipLevel: membershipLevel(growthValue),
    growthValue,
    totalSpent: centsText(buyer.totalSpentCents),
    createdAt: buyer.createdAt,
  };
}

/** A buyer as shown in the account area: without id and user name. */
export function profileResponse(buyer: BuyerRow): Schemas['Profile'] {
  const { id: _id, username: _username, ...profile } = userResponse(buyer);
  return profile;
}

/** A saved address without its owner. */
export function addressResponse({ buyerId: _private, ...address }: AddressRow): Schemas['Address'] {
  return address;
}

/** A clerk without the password. */
export function adminResponse({ id, name, email }: AdminRow): Schemas['Admin'] {
  return { id, name, email };
}

/** The part of a product's current data that an order shows (D-220), with the picture of the ordered color first. */
function productSummary(product: ProductRow, color: string | null): Schemas['ProductSummary'] {
  const { id, slug, name, wholesalePrice, weight } = product;
  const picture = color === null ? null : colorPicture(product, color);
  const images = [...new Set([...(picture === null ? [] : [picture]), ...(product.images ?? [])])];
  return { id, slug, name, images, wholesalePrice, weight: weight ?? null };
}

/** An order's line with the name and price of that time, and both spellings of the options. The shop's own cost is left out. */
function orderItemResponse(db: Database, item: OrderItemRow): Schemas['OrderItem'] {
  const { productId, productName, quantity, priceCents, color, model, modelName, ancOption } = item;
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
    modelName,
    product: product ? productSummary(product, color) : null,
  };
}

/** An order without its owner and its card token, with amounts in USD. Status and items are sent in both spellings (D-111, D-112). */
export function orderResponse(db: Database, row: OrderRow): Schemas['Order'] {
  const { subtotalCents, membershipDiscountCents, shippingCents, totalCents, ...columns } = row;
  const { buyerId: _buyer, paidWith: _token, ...order } = columns;
  const items = row.items.map((item) => orderItemResponse(db, item));
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
