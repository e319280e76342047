import { Button, Group, Title } from '@mantine/core';
import IconTruckDelivery from '@tabler/icons-react/icons/IconTruckDelivery';
import { useState } from 'react';
import { OrdersTable } from '@/features/admin-orders/OrdersTable';
import { PrintSheets, type PrintJob } from '@/features/admin-orders/PrintSheets';
import { LazyDialog } from '@/ui/LazyDialog';
import { PageTitle } from '@/ui/PageTitle';

const loadTrackingDialog = async () => (await import('@/features/admin-orders/BulkTrackingDialog')).BulkTrackingDialog;

/** All orders (S2 2.10), or the sheets that are about to be printed for some of them. */
export default function AdminOrdersPage() {
  const [printing, setPrinting] = useState<PrintJob | null>(null);
  return (
    <>
      <PageTitle title="Orders" />
      {printing && <PrintSheets {...printing} onBack={() => setPrinting(null)} />}
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
        <OrdersTable onPrint={setPrinting} />
      </div>
    </>
  );
}
