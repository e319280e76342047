import type { components } from '../../src/api/generated/schema';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { centsText } from '../rules/money';
import type { AddressRow, AdminRow, BuyerRow, CartLineRow, ProductRow } from './rows';

type Schemas = components['schemas'];

/** What a shopper may see of a product: everything but what the shop pays for it. */
export function productAnswer({ supplier_cost: _private, ...product }: ProductRow): Schemas['Product'] {
  return product;
}

/** What a clerk sees of a product; null where nobody wrote down what it costs (D-131). */
export function adminProductAnswer(product: ProductRow): Schemas['AdminProduct'] {
  return { ...product, supplier_cost: product.supplier_cost ?? null };
}

/** A line with both spellings of its options in step (D-103). */
export function cartLineAnswer(line: CartLineRow, product: ProductRow): Schemas['CartItem'] {
  const { color, model, ancOption } = line;
  const flat = { selectedColor: color, selectedModel: model, selectedAncOption: ancOption };
  return {
    id: line.id,
    quantity: line.quantity,
    productId: line.productId,
    product: productAnswer(product),
    ...flat,
    selectedOptions: { color, model, ancOption, ...flat },
  };
}

/** A buyer without the password; level, growth and amount follow from the cents paid (D-23, D-26, D-208). */
export function userAnswer(buyer: BuyerRow): Schemas['User'] {
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

/** The same buyer as the account area shows him. */
export function profileAnswer(buyer: BuyerRow): Schemas['Profile'] {
  const { id: _id, username: _username, ...profile } = userAnswer(buyer);
  return profile;
}

/** A saved address without its owner. */
export function addressAnswer({ buyerId: _private, ...address }: AddressRow): Schemas['Address'] {
  return address;
}

/** A clerk without the password. */
export function adminAnswer({ id, name, email }: AdminRow): Schemas['Admin'] {
  return { id, name, email };
}
