/** The contract's types under the names the app uses. Never redeclare one by hand. */
import type { components } from './generated/schema';

type Schemas = components['schemas'];

export type Category = Schemas['Category'];
export type ApiProduct = Schemas['Product'];
export type Specifications = Schemas['Specifications'];
export type AdminProduct = Schemas['AdminProduct'];
export type ProductRequest = Schemas['ProductRequest'];
export type InventoryRequest = Schemas['InventoryRequest'];
export type User = Schemas['User'];
export type QuantityTier = Schemas['QuantityTier'];
export type ApiCartItem = Schemas['CartItem'];
export type MembershipInfo = Schemas['MembershipInfo'];
export type Region = Schemas['Region'];
export type StockStatus = Schemas['StockStatus'];
export type ApiOrder = Schemas['Order'];
export type ErrorCode = Schemas['ErrorCode'];
/** Bodies of the calls that pay and place an order. */
export interface OrderRequests {
  createOrder: Schemas['CreateOrderRequest'];
  payByCard: Schemas['PayByCardRequest'];
  createSquareOrder: Schemas['SecurePageOrderRequest'] | Schemas['OldCardPageOrderRequest'];
  payWithSquare: Schemas['PayWithSquareRequest'];
}
export type ContactAddress = Schemas['ContactAddress'];
export type OrderItemRequest = Schemas['OrderItemRequest'];
export type Figures = Schemas['Figures'];
