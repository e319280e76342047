import { readResponse } from '@/api/client';
import { useApiMutation } from '@/api/useApiMutation';
import type { OrderStatus } from '@/domain/order/readOrder';
import { runEach, type Outcome } from '@/lib/runEach';
import { INVALIDATED } from './orderMutations';

export interface BulkChange {
  id: number;
  /** The status to set, or the tracking number to send. */
  status?: OrderStatus;
  trackingNumber?: string;
}

interface BulkInput {
  changes: readonly BulkChange[];
  onProgress: (done: number) => void;
}

/** Changes many orders with one call for each. Returns the outcome of each; one that fails does not stop the others. */
export function useBulkChange() {
  return useApiMutation<BulkInput, Outcome<BulkChange, unknown>[]>({
    singleFlight: true,
    call: async (client, { changes, onProgress }) => ({
      data: await runEach(
        changes,
        async ({ id, status, trackingNumber }) => {
          const params = { path: { id } };
          if (status) {
            await readResponse(client.PATCH('/api/admin/orders/{id}', { params, body: { orderStatus: status } }));
          }
          if (trackingNumber) {
            await readResponse(client.POST('/api/admin/orders/{id}/tracking', { params, body: { trackingNumber } }));
          }
        },
        onProgress,
      ),
    }),
    invalidates: INVALIDATED,
    refetch: 'background',
  });
}
