import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { get, type Page } from '@/api/query';
import type { AdminProduct } from '@/api/types';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { EditDialog } from '@/ui/EditDialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { ProductForm } from './ProductForm';

/** The search finds a product by its exact id; a backend that ignores it returns all products. */
const productByIdQuery = (id: number) => ({
  ...get('/api/admin/products', { query: { search: String(id) } }),
  select: ({ items }: Page<AdminProduct>) => items.find((product) => product.id === id) ?? null,
});

/** The form of one product over the list, which keeps its search and filters. */
export function ProductDrawer({ edit, onClose }: { edit: string; onClose: () => void }) {
  const isNew = edit === 'new';
  const { data, error, isFetching, refetch } = useQuery({ ...productByIdQuery(Number(edit)), enabled: !isNew });
  const [dirty, setDirty] = useState(false);
  const isClosing = useRef(false);
  // The dialog goes at once, with its URL.
  useReturnFocus();
  const leave = () => {
    isClosing.current = true;
    onClose();
  };
  return (
    <EditDialog
      title={isNew ? 'Add product' : `Edit ${data?.name ?? 'product'}`}
      size={1040}
      centered={false}
      unsaved={dirty}
      lost="What you have typed is not saved."
      // The form has a URL of its own, so closing it is a navigation too, and so is Back.
      isLeaving={() => !isClosing.current}
      onClose={leave}
    >
      {(close) =>
        isNew || data ? (
          // Keyed by id, so that a refetch keeps what was typed.
          <ProductForm
            key={edit}
            product={data ?? null}
            onRefresh={async () => (await refetch()).data ?? null}
            onDirty={setDirty}
            onSaved={leave}
            onCancel={close}
          />
        ) : error ? (
          <ErrorState
            title="Failed to load products"
            message={errorMessage(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data === null ? (
          <ErrorState title="There is no such product" message="It may have been deleted." />
        ) : (
          <Spinner label="Loading the product" centered />
        )
      }
    </EditDialog>
  );
}
