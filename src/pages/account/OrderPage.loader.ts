import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { orderQuery, readOrderId } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts the order, for /orders/{id} and for its reorder page; a visitor cannot read one. */
export function orderLoader({ context, params }: LoaderFunctionArgs) {
  const id = readOrderId(params['id']);
  const { token } = context.get(sessionRouterContext).get();
  return id !== null && token ? startQueries(context, orderQuery(id)) : null;
}
