import { ORDER_STATUSES, STATUS_NAMES } from '@/domain/order/readOrder';
import { NativeSelect } from '@/ui/native/NativeSelect';
import type { AdminOrder } from './adminOrder';
import { useChooseStatus } from './orderMutations';

/** Any of the five statuses (D-128). While the call runs it shows the chosen one, and after a failure the order's own again. */
export function StatusSelect({ order }: { order: AdminOrder }) {
  const choose = useChooseStatus();
  const shown = choose.isPending ? choose.variables.status : order.status;
  return (
    <NativeSelect
      size="xs"
      label={`Status of order ${order.id}`}
      busy={choose.isPending}
      options={ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
      value={shown}
      onChange={(value) => {
        const status = ORDER_STATUSES.find((known) => known === value);
        if (status && !choose.isPending) choose.mutate({ id: order.id, status });
      }}
    />
  );
}
