import { Anchor, Group, Title } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OpenOrders } from '@/features/admin-orders/OpenOrders';
import { StatsSummary } from '@/features/admin-overview/StatsSummary';
import { LowStock } from '@/features/admin-products/LowStock';
import { paths, type AdminView } from '@/lib/paths';
import type { LoadComponent } from '@/ui/LazyComponent';
import { LazySection } from '@/ui/LazySection';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import { Spinner } from '@/ui/Spinner';
import classes from './DashboardPage.module.css';

const VIEWS: Record<AdminView, { title: string; load: LoadComponent<object> }> = {
  inventory: {
    title: 'Inventory',
    load: async () => (await import('@/features/admin-products/InventoryGrid')).InventoryGrid,
  },
  costs: {
    title: 'Cost management',
    load: async () => (await import('@/features/admin-products/CostsTable')).CostsTable,
  },
  users: { title: 'Users', load: async () => (await import('@/features/admin-overview/UsersTable')).UsersTable },
};

const isView = (name: string | null): name is AdminView => name !== null && Object.hasOwn(VIEWS, name);

/** The day at a glance, and by the query's `view` the inventory, the costs and the users (S2 2.10). */
export default function DashboardPage() {
  const [search] = useSearchParams();
  const name = search.get('view');
  if (!isView(name)) return <Overview />;
  const { title, load } = VIEWS[name];
  return (
    <>
      <PageTitle title={title} />
      <Title order={1} size="h3" mb="sm">
        {title}
      </Title>
      <LazySection
        key={name}
        load={load}
        loading={<Spinner label={`Loading ${title.toLowerCase()}`} centered />}
        failure={`${title} could not be loaded`}
      >
        {(View) => <View />}
      </LazySection>
    </>
  );
}

function Overview() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <Group justify="space-between" mb="md">
        <Title order={1} size="h3">
          Dashboard
        </Title>
        <nav aria-label="More" className={classes.links}>
          <Anchor component={Link} to={paths.adminDailyOrders()}>
            Daily orders
          </Anchor>
          <Anchor component={Link} to={paths.adminProducts()}>
            Back to products
          </Anchor>
        </nav>
      </Group>
      <StatsSummary />
      <div className={classes.columns}>
        <Section title="Latest orders" to={paths.adminOrders()} more="All orders">
          <OpenOrders />
        </Section>
        <Section title="Low stock" to={paths.adminDashboard({ view: 'inventory' })} more="Inventory">
          <LowStock />
        </Section>
      </div>
      <Charts />
    </>
  );
}

const loadCharts = async () => (await import('@/features/admin-orders/SalesCharts')).SalesCharts;

/** Loaded when they come into view: they are the largest part of the page, and below the rest. */
function Charts() {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <div ref={ref} className={classes.charts}>
      <LazySection load={loadCharts} active={seen} failure="The charts could not be loaded">
        {(SalesCharts) => (
          <SectionBoundary failure="The charts could not be shown">
            <SalesCharts />
          </SectionBoundary>
        )}
      </LazySection>
    </div>
  );
}

interface SectionProps {
  title: string;
  to: string;
  /** Text of the link. */
  more: string;
  children: ReactNode;
}

function Section({ title, to, more, children }: SectionProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {title}
        </Title>
        <Anchor component={Link} to={to} size="sm">
          {more}
        </Anchor>
      </Group>
      <SectionBoundary failure={`${title} could not be shown`}>{children}</SectionBoundary>
    </section>
  );
}
