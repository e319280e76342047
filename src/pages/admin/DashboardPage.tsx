import { Title } from '@mantine/core';
import { StatsSummary } from '@/features/admin-overview/StatsSummary';
import { PageTitle } from '@/ui/PageTitle';

/** The day at a glance (S2 2.10). */
export default function DashboardPage() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <Title order={1} size="h3" mb="md">
        Dashboard
      </Title>
      <StatsSummary />
    </>
  );
}
