import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/NativeSelect.layer.css';
import { ORDER_STATUSES, STATUS_NAMES, type AdminOrder } from './adminOrder';
import { useChooseStatus } from './orderMutations';

/** Any of the five statuses (D-128). While the call runs it shows the chosen one, and after a failure the order's own again. */
export function StatusSelect({ order }: { order: AdminOrder }) {
  const choose = useChooseStatus();
  const shown = choose.isPending ? choose.variables.status : order.status;
  return (
    <NativeSelect
      size="xs"
      aria-label={`Status of order ${order.id}`}
      aria-busy={choose.isPending}
      data={ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
      value={shown}
      onChange={({ currentTarget }) => {
        const status = ORDER_STATUSES.find((known) => known === currentTarget.value);
        if (status && !choose.isPending) choose.mutate({ id: order.id, status });
      }}
    />
  );
}
