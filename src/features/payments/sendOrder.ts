import { readResponse, type ApiClient } from '@/api/client';
import { readFailure, readPlaced, type OrderOutcome } from './orderOutcome';
import type { OrderCall } from './purchase';

/** Sends a call that places an order, with its Idempotency-Key (D-221). Never rejects. */
export async function sendOrder(client: ApiClient, call: OrderCall): Promise<OrderOutcome> {
  try {
    const { data } = await readResponse<{ data?: unknown }>(request(client, call));
    return readPlaced(data, { namesOrder: call.order.operation !== 'payWithSquare' });
  } catch (error) {
    return readFailure(error);
  }
}

function request(client: ApiClient, { key, order, payment: { method, reference } }: OrderCall) {
  const params = { header: { 'Idempotency-Key': key } };
  switch (order.operation) {
    case 'createOrder': {
      const payment = method === 'card' ? { paymentNonce: reference } : { paypalOrderId: reference };
      return client.POST('/api/orders', { params, body: { ...order.body, paymentMethod: method, ...payment } });
    }
    case 'payByCard':
      return client.POST('/api/pay', { params, body: { ...order.body, sourceId: reference } });
    case 'createSquareOrder': {
      // The old card page sends an `amount`, the secure page does not (D-120).
      const body =
        'amount' in order.body ? { ...order.body, sourceId: reference } : { ...order.body, paymentToken: reference };
      return client.POST('/api/orders/square', { params, body });
    }
    case 'payWithSquare':
      return client.POST('/api/payments/square', { params, body: { ...order.body, token: reference } });
  }
}
