import type { OrderRequests, OrderItemRequest } from '@/api/types';
import { centsFromNumber, type Cents } from '@/domain/money';

type WithoutPayment<Body, Field extends PropertyKey> = Body extends unknown ? Readonly<Omit<Body, Field>> : never;

/** What is bought: the call that its page places it with (D-119), and that call's body without the payment. */
export type PurchaseOrder =
  /** Main checkout, and the wallet orders that the secure page opens. Amounts in USD. */
  | {
      readonly operation: 'createOrder';
      readonly body: WithoutPayment<OrderRequests['createOrder'], 'paymentMethod' | 'paymentNonce' | 'paypalOrderId'>;
    }
  /** Card payment page. Amounts in USD. */
  | { readonly operation: 'payByCard'; readonly body: WithoutPayment<OrderRequests['payByCard'], 'sourceId'> }
  /** Secure page and old card page, which has an `amount` as well. Amounts in USD. */
  | {
      readonly operation: 'createSquareOrder';
      readonly body: WithoutPayment<OrderRequests['createSquareOrder'], 'paymentToken' | 'sourceId'>;
    }
  /** Popup of the alternate checkout. Its amount is in cents (D-45). */
  | { readonly operation: 'payWithSquare'; readonly body: WithoutPayment<OrderRequests['payWithSquare'], 'token'> };

export type PurchaseMethod = 'card' | 'paypal';

/** What pays. `reference` is the card provider's token, or the id of the wallet's order. */
export interface Payment {
  readonly method: PurchaseMethod;
  readonly reference: string;
}

/** What the buyer is charged, in USD cents. */
export function orderTotal({ operation, body }: PurchaseOrder): Cents {
  switch (operation) {
    case 'payByCard':
      return centsFromNumber(body.amount) ?? 0;
    case 'payWithSquare':
      return body.amount;
    default:
      return centsFromNumber(body.total) ?? 0;
  }
}

export function orderItems({ operation, body }: PurchaseOrder): readonly OrderItemRequest[] {
  switch (operation) {
    case 'payByCard':
      return body.orderData.orderSummary.items;
    case 'payWithSquare':
      return body.cartItems;
    default:
      return body.items;
  }
}
