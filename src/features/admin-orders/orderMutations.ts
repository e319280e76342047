import { errorMessage, type ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import type { OrderStatus } from '@/domain/order/readOrder';
import { useToast } from '@/ui/toast/useToast';

/** A changed order changes the lists of orders, the revenue, and what its buyer has spent. */
export const INVALIDATED = [['/api/admin/orders'], ['/api/admin/stats'], ['/api/admin/users']];

interface Texts {
  success: string;
  failure: string;
}

/** The hooks of every change of an order: the brief's toasts (S2 8), and lists that are read again while the clerk goes on. */
function useOrderHooks({ success, failure }: Texts) {
  const { toast } = useToast();
  return {
    invalidates: INVALIDATED,
    refetch: 'background' as const,
    onSuccess: () => void toast({ title: success, tone: 'success' }),
    onError: (error: ApiError) => void toast({ title: failure, description: errorMessage(error), tone: 'danger' }),
  };
}

const STATUS_FAILURE = 'Failed to update order status';

/** PUT status, for the one-step buttons of the dashboard (D-125). */
export function useStepStatus() {
  const hooks = useOrderHooks({ success: 'Order status updated successfully', failure: STATUS_FAILURE });
  return useApiMutation({
    ...hooks,
    singleFlight: true,
    call: (client, { id, status }: { id: number; status: OrderStatus }) =>
      client.PUT('/api/admin/orders/{id}/status', { params: { path: { id } }, body: { status } }),
  });
}

/** PATCH orderStatus, for the dropdown of the orders table, where any status may follow any other (D-125, D-128). */
export function useChooseStatus() {
  const hooks = useOrderHooks({ success: 'Order Updated', failure: STATUS_FAILURE });
  return useApiMutation({
    ...hooks,
    call: (client, { id, status }: { id: number; status: OrderStatus }) =>
      client.PATCH('/api/admin/orders/{id}', { params: { path: { id } }, body: { orderStatus: status } }),
  });
}

/** PUT mark-paid. */
export function useMarkPaid() {
  const hooks = useOrderHooks({ success: 'Payment Confirmed', failure: 'Failed to mark order as paid' });
  return useApiMutation({
    ...hooks,
    singleFlight: true,
    call: (client, id: number) => client.PUT('/api/admin/orders/{id}/mark-paid', { params: { path: { id } } }),
  });
}

/** POST tracking: stores the number, marks the order as shipped and notifies the customer (D-126). */
export function useSendTracking() {
  const hooks = useOrderHooks({
    success: 'Tracking number updated and customer notified',
    failure: 'Failed to update tracking number',
  });
  return useApiMutation({
    ...hooks,
    singleFlight: true,
    call: (client, { id, trackingNumber }: { id: number; trackingNumber: string }) =>
      client.POST('/api/admin/orders/{id}/tracking', { params: { path: { id } }, body: { trackingNumber } }),
  });
}
