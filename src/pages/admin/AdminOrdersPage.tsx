import { Button, Group, Title } from '@mantine/core';
import IconTruckDelivery from '@tabler/icons-react/icons/IconTruckDelivery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OrdersTable } from '@/features/admin-orders/OrdersTable';
import { PrintSheets, type PrintJob } from '@/features/admin-orders/PrintSheets';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { LazyDialog } from '@/ui/LazyDialog';
import { PageTitle } from '@/ui/PageTitle';

const loadTrackingDialog = async () => (await import('@/features/admin-orders/BulkTrackingDialog')).BulkTrackingDialog;

/** All orders (S2 2.10), or the sheets that are about to be printed for some of them. The sheets have a URL, so that Back leads to the orders. */
export default function AdminOrdersPage() {
  const [search] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const [job, setJob] = useState<PrintJob | null>(null);
  // The selection is not in the URL: a reload shows the orders.
  const printing = job?.kind === search.get('print') ? job : null;
  const show = (next: PrintJob | null) => {
    setJob(next);
    updateSearchParams(
      (params) => {
        const changed = new URLSearchParams(params);
        if (next) changed.set('print', next.kind);
        else changed.delete('print');
        return changed;
      },
      { replace: next === null },
    );
  };
  return (
    <>
      {!printing && <PageTitle title="Orders" />}
      {printing && <PrintSheets {...printing} onBack={() => show(null)} />}
      {/* Stays mounted, so that the selection is kept. */}
      <div hidden={printing !== null}>
        <Group justify="space-between" mb="sm">
          <Title order={1} size="h3">
            Orders
          </Title>
          <LazyDialog
            load={loadTrackingDialog}
            opener={(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconTruckDelivery size={16} aria-hidden />}>
                Send tracking numbers
              </Button>
            )}
          >
            {(BulkTrackingDialog, { opened, close }) => opened && <BulkTrackingDialog onClose={close} />}
          </LazyDialog>
        </Group>
        <OrdersTable onPrint={show} />
      </div>
    </>
  );
}
