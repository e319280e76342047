import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AdminProduct } from '@/api/types';
import { CsvTools } from '@/features/admin-products/CsvTools';
import { useDeleteProduct } from '@/features/admin-products/productMutations';
import { ProductsTable } from '@/features/admin-products/ProductsTable';
import { focusElement } from '@/lib/focus';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LazyComponent } from '@/ui/LazyComponent';
import { PageTitle } from '@/ui/PageTitle';

const loadForm = async () => (await import('@/features/admin-products/ProductDrawer')).ProductDrawer;

/** The products: list, form and deletion (D-68). The open form is in the URL, so that Back leads to the same list. */
export default function AdminProductsPage() {
  const [search] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const edit = search.get('edit');
  const showForm = (value: string | null) =>
    updateSearchParams(
      (params) => {
        const next = new URLSearchParams(params);
        if (value === null) next.delete('edit');
        else next.set('edit', value);
        return next;
      },
      { preventScrollReset: true },
    );
  const [doomed, setDoomed] = useState<AdminProduct | null>(null);
  const remove = useDeleteProduct();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDeleted = useRef(false);
  // The row goes, and with it the button that opened the dialog. The dialog leaves a focus that has moved as it is.
  useEffect(() => {
    if (doomed !== null || !isDeleted.current) return;
    isDeleted.current = false;
    if (heading.current) focusElement(heading.current, { preventScroll: true });
  }, [doomed]);
  return (
    <>
      <PageTitle title="Products" />
      <Group justify="space-between" mb="sm">
        <div>
          <Title ref={heading} order={1} size="h3">
            Products
          </Title>
          <Text size="sm" c="dimmed">
            <Anchor component={Link} to={paths.adminDashboard()}>
              Dashboard
            </Anchor>
            {' · '}
            <Anchor component={Link} to={paths.adminOrders()}>
              Orders
            </Anchor>
            {' · '}
            <Anchor component={Link} to={paths.adminProductsDailyOrders()}>
              Daily orders
            </Anchor>
          </Text>
        </div>
        <Group gap="xs">
          <CsvTools />
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => showForm('new')}>
            Add product
          </Button>
        </Group>
      </Group>
      <ProductsTable onEdit={({ id }) => showForm(String(id))} onDelete={setDoomed} />
      <LazyComponent load={loadForm} active={edit !== null} onFailed={() => showForm(null)}>
        {(ProductDrawer) => edit !== null && <ProductDrawer key={edit} edit={edit} onClose={() => showForm(null)} />}
      </LazyComponent>
      <ConfirmDialog
        open={doomed !== null}
        title={`Delete ${doomed?.name ?? 'this product'}?`}
        confirmLabel="Delete product"
        tone="danger"
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          const onSuccess = () => void (isDeleted.current = true);
          if (doomed) remove.mutate(doomed.id, { onSuccess, onSettled: () => setDoomed(null) });
        }}
      >
        It leaves the shop and every cart. Orders keep its name and price. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
