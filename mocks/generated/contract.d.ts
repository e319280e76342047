// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type { ErrorObject } from 'ajv';
import type { operations } from '../../src/api/generated/schema';

/** Checks one value; if it is invalid, `errors` says why. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** One operation as the server sees it. */
export interface Route {
  id: keyof operations;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  tag: string;
  /** Alternatives; each lists the security schemes that it needs together. Empty: open to all. */
  security: string[][];
  queryNames: string[];
  /** Takes an Idempotency-Key. */
  idempotent: boolean;
  pathParameters: Validator | null;
  query: Validator | null;
  /** Names in lower case. */
  headers: Validator | null;
  body: Validator | null;
  /** A counted response has the header X-Total-Count. */
  responses: Record<number, { contentType: string | null; body: Validator | null; counted: boolean }>;
}

/** Changes with any byte of openapi.yaml. */
export const CONTRACT_HASH: string;
export const ROUTES: Route[];
/** A validator for each schema of the contract. */
export const schemas: Record<'Slug' | 'MoneyText' | 'Amount' | 'Region' | 'StockStatus' | 'StockLocation' | 'MembershipLevel' | 'Success' | 'ErrorCode' | 'Error' | 'Category' | 'ColorOption' | 'ModelOption' | 'QuantityTier' | 'Specifications' | 'ColorList' | 'NumberOrText' | 'Product' | 'SelectedOptions' | 'CartItem' | 'Quantity' | 'AddCartLineRequest' | 'UpdateCartLineRequest' | 'Email' | 'Password' | 'LoginRequest' | 'SignupRequest' | 'RegisterRequest' | 'AuthResponse' | 'RegisterResponse' | 'User' | 'MembershipInfo' | 'Figures' | 'OrderRefused' | 'PaidOrderId' | 'PaymentError' | 'PaymentRefused' | 'Fraction' | 'Line' | 'ShippingAddress' | 'ContactAddress' | 'CardPageAddress' | 'OrderItemRequest' | 'OrderItemsRequest' | 'PaymentToken' | 'CreateOrderRequest' | 'OrderPlaced' | 'PayByCardRequest' | 'PayByCardResponse' | 'SecurePageOrderRequest' | 'OldCardPageOrderRequest' | 'PayWithSquareRequest' | 'PayWithSquareResponse' | 'ApprovalUrl' | 'CreatePaypalOrderRequest' | 'PaypalOrderOpened' | 'CreatePaypalPaymentRequest' | 'PaypalPaymentOpened' | 'OrderStatus' | 'PaymentStatus' | 'PaymentMethod' | 'OrderAddress' | 'ProductSummary' | 'OrderItem' | 'Order' | 'Profile' | 'UpdateProfileRequest' | 'Address' | 'AddressRequest' | 'Admin' | 'AdminLoginResponse' | 'AdminVerified' | 'AdminProduct' | 'ProductRequest' | 'InventoryRequest' | 'UpdateCostsRequest' | 'SetOrderStatusRequest' | 'PatchOrderRequest' | 'SetTrackingRequest' | 'AdminStats', Validator>;
