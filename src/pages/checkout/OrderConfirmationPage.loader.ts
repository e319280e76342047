import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { orderQuery, readOrderId } from '@/features/orders/orderQuery';
import { sessionRouterContext } from '@/features/session/sessionRouterContext';

/** Starts the query of the order. A visitor cannot read orders. */
export function orderConfirmationLoader({ context, params }: LoaderFunctionArgs) {
  const id = readOrderId(params['id']);
  const { token } = context.get(sessionRouterContext).get();
  return id !== null && token ? startQueries(context, orderQuery(id)) : null;
}
