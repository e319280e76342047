import { Button, VisuallyHidden } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useRef, useState } from 'react';
import type { CartItem } from '@/domain/order/cartLine';
import { formatCount } from '@/lib/count';
import { LazyComponent } from '@/ui/LazyComponent';
import type { CartFigures } from './cartFigures';
import { useClearCart } from './cartMutations';
import { CartRow } from './CartRow';
import classes from './CartTable.module.css';
import type { QuantityDrafts } from './quantityDrafts';
import { useFocusAfterClearing } from './useFocusHandover';
import { usePrinted } from './usePrinted';

const loadDialog = async () => (await import('@/ui/ConfirmDialog')).ConfirmDialog;

/** Rows that are complete from the start: more than the first view of a tall screen holds. */
const FIRST = 10;

interface CartTableProps extends QuantityDrafts {
  /** At the quantities that the buyer has chosen. */
  lines: readonly CartItem[];
  figures: CartFigures;
}

/** The lines: Product, Price, Quantity, Subtotal (S1 2); remove one, or all after a question. */
export function CartTable({ lines, figures, drafts, setDraft, kept, setKept }: CartTableProps) {
  const clearing = useClearCart();
  /** Null until the question has been asked once: its code comes then. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const deleteAll = useRef<HTMLButtonElement>(null);
  const table = useFocusAfterClearing();
  const printed = usePrinted();
  const close = () => {
    setAsking(false);
    deleteAll.current?.focus();
  };
  const count = lines.length === 1 ? '1 line' : `${formatCount(lines.length)} lines`;
  return (
    <>
      <table ref={table} className={classes.table}>
        <caption className={classes.caption}>
          {count}, {formatCount(figures.pieces)} {figures.pieces === 1 ? 'piece' : 'pieces'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col" className={classes.subtotal}>
              Subtotal
            </th>
            <th scope="col">
              <VisuallyHidden component="span">Remove</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <CartRow
              key={line.id}
              whole={printed || index < FIRST}
              line={line}
              priced={figures.lines.get(line.id)}
              draft={drafts.get(line.id)}
              setDraft={setDraft}
              kept={kept.get(line.id)}
              setKept={setKept}
              clearing={clearing.isPending}
            />
          ))}
        </tbody>
      </table>
      <Button
        ref={deleteAll}
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete All
      </Button>
      <LazyComponent load={loadDialog} active={asking !== null} onFailed={() => setAsking(null)}>
        {(ConfirmDialog) => (
          <ConfirmDialog
            open={asking === true}
            title="Delete all items?"
            confirmLabel="Delete all"
            tone="danger"
            busy={clearing.isPending}
            onCancel={close}
            onConfirm={() => clearing.mutate(undefined, { onSettled: close })}
          >
            {count} will be removed from your cart.
          </ConfirmDialog>
        )}
      </LazyComponent>
    </>
  );
}
