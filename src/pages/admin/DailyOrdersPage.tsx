import { Title } from '@mantine/core';
import { DailyOrders } from '@/features/admin-orders/DailyOrders';
import { PageTitle } from '@/ui/PageTitle';

/** The orders of the last seven days (S2 2.10), below both of the back office's paths (D-69). */
export default function DailyOrdersPage() {
  return (
    <>
      <PageTitle title="Daily orders" />
      <Title order={1} size="h3" mb="xs">
        Daily orders
      </Title>
      <DailyOrders />
    </>
  );
}
