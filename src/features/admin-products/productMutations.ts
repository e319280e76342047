import { errorMessage, type ApiError } from '@/api/errors';
import { ignoreBody, readResponse } from '@/api/client';
import type { InventoryRequest, ProductRequest } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { amountInCents, numberFromCents } from '@/domain/money';
import { runEach, type Outcome } from '@/lib/runEach';
import { useToast } from '@/ui/toast/useToast';

/** A changed product changes the shop's lists and pages too. */
const INVALIDATED = [['/api/admin/products'], ['/api/admin/stats'], ['/api/products'], ['/api/categories']];

function useProductHooks({ success, failure }: { success: string; failure: string }) {
  const { toast } = useToast();
  return {
    invalidates: INVALIDATED,
    refetch: 'background' as const,
    onSuccess: () => void toast({ title: success, tone: 'success' }),
    onError: (error: ApiError) => void toast({ title: failure, description: errorMessage(error), tone: 'danger' }),
  };
}

const UPDATED = { success: 'Product updated successfully', failure: 'Failed to update product' };
const COSTS_UPDATED = {
  success: 'Product costs updated successfully',
  failure: 'Failed to update product costs',
};

/** POST for a new product, else PUT. Both have the same texts (D-191). */
export function useSaveProduct() {
  return useApiMutation({
    ...useProductHooks(UPDATED),
    call: (client, { id, body }: { id: number | null; body: ProductRequest }) =>
      id === null
        ? client.POST('/api/admin/products', { body })
        : client.PUT('/api/admin/products/{id}', { params: { path: { id } }, body }),
  });
}

export function useDeleteProduct() {
  return useApiMutation({
    ...useProductHooks({ success: 'Product deleted successfully', failure: 'Failed to delete product' }),
    singleFlight: true,
    call: (client, id: number) => ignoreBody(client.DELETE('/api/admin/products/{id}', { params: { path: { id } } })),
  });
}

/** POST update-costs: all costs in one call, or none of them. US dollars. */
export function useUpdateCosts() {
  return useApiMutation({
    ...useProductHooks(COSTS_UPDATED),
    singleFlight: true,
    call: (client, productCosts: { productId: number; costPerUnit: number }[]) =>
      ignoreBody(client.POST('/api/admin/update-costs', { body: { productCosts } })),
  });
}

export interface InventoryChange {
  id: number;
  body: InventoryRequest;
}

interface InventorySave {
  changes: readonly InventoryChange[];
  /** Products of which only the cost changes are saved by one call, all or none of them. */
  costsTogether?: boolean;
  onProgress?: (done: number) => void;
}

const isCostAlone = ({ body }: InventoryChange) =>
  typeof body.supplier_cost === 'string' && Object.keys(body).length === 1;

/** PATCH for each product. One that fails does not stop the others; the toast says how many did. */
export function usePatchInventory() {
  const { toast } = useToast();
  return useApiMutation<InventorySave, Outcome<InventoryChange, unknown>[]>({
    singleFlight: true,
    call: async (client, { changes, costsTogether = false, onProgress }) => {
      const costs = costsTogether ? changes.filter(isCostAlone) : [];
      const others = costsTogether ? changes.filter((change) => !isCostAlone(change)) : changes;
      const productCosts = costs.map(({ id, body }) => ({
        productId: id,
        costPerUnit: numberFromCents(amountInCents(body.supplier_cost) ?? 0),
      }));
      const [together] =
        costs.length > 0
          ? await runEach([costs], () =>
              readResponse(client.POST('/api/admin/update-costs', { body: { productCosts } })),
            )
          : [];
      onProgress?.(costs.length);
      const patched = await runEach(
        others,
        async ({ id, body }) =>
          (await readResponse(client.PATCH('/api/admin/products/{id}', { params: { path: { id } }, body }))).data,
        (done) => onProgress?.(costs.length + done),
      );
      return { data: [...costs.flatMap((item) => (together ? [{ ...together, item }] : [])), ...patched] };
    },
    invalidates: INVALIDATED,
    onSuccess: (outcomes, { changes, costsTogether }) => {
      const texts = costsTogether && changes.every(isCostAlone) ? COSTS_UPDATED : UPDATED;
      const failed = outcomes.filter(({ ok }) => !ok);
      const [first] = failed;
      if (!first) return void toast({ title: texts.success, tone: 'success' });
      const reason = first.ok ? '' : errorMessage(first.error);
      const description = outcomes.length === 1 ? reason : `${failed.length} of ${outcomes.length} failed. ${reason}`;
      toast({ title: texts.failure, description, tone: 'danger' });
    },
  });
}
