import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { memo, useEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '@/domain/order/readCart';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { focusElement } from '@/lib/focus';
import { useNearViewport } from '@/lib/nearViewport';
import { LazyComponent } from '@/ui/LazyComponent';
import type { CartFigures } from './cartFigures';
import { CartLine, type CartLineProps } from './CartLine';
import { useClearCart } from './cartMutations';
import classes from './CartTable.module.css';
import type { QuantityDrafts } from './quantityDrafts';

const loadDialog = async () => (await import('@/ui/ConfirmDialog')).ConfirmDialog;

/** Rows that are complete from the start: more than a tall screen shows. */
const INITIAL_ROWS = 10;

/** Far enough that a row is complete before a wheel, a swipe or the Tab key reaches it. */
const NEAR_VIEWPORT = '1200px 0px';

interface CartTableProps extends QuantityDrafts {
  /** At the quantities that the buyer has chosen. */
  lines: readonly CartItem[];
  figures: CartFigures;
}

/** The lines: Product, Price, Quantity, Subtotal (S1 2). Removes one line, or all of them after a confirmation. */
export function CartTable({ lines, figures, drafts, setDraft, unsent, setUnsent }: CartTableProps) {
  const clearCart = useClearCart();
  /** Null until the dialog is opened for the first time, which loads its code. */
  const [isConfirming, setConfirming] = useState<boolean | null>(null);
  const deleteAll = useRef<HTMLButtonElement>(null);
  const table = useFocusAfterClearing();
  const isPrinted = useIsPrinted();
  const close = () => {
    setConfirming(false);
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
              isComplete={isPrinted || index < INITIAL_ROWS}
              line={line}
              priced={figures.lines.get(line.id)}
              draft={drafts.get(line.id)}
              setDraft={setDraft}
              unsent={unsent.get(line.id)}
              setUnsent={setUnsent}
              clearing={clearCart.isPending}
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
        onClick={() => setConfirming(true)}
      >
        Delete All
      </Button>
      <LazyComponent load={loadDialog} active={isConfirming !== null} onFailed={() => setConfirming(null)}>
        {(ConfirmDialog) => (
          <ConfirmDialog
            open={isConfirming === true}
            title="Delete all items?"
            confirmLabel="Delete all"
            tone="danger"
            busy={clearCart.isPending}
            onCancel={close}
            onConfirm={() => clearCart.mutate(undefined, { onSettled: close })}
          >
            {count} will be removed from your cart.
          </ConfirmDialog>
        )}
      </LazyComponent>
    </>
  );
}

interface CartRowProps extends CartLineProps {
  /** Complete wherever it is: one of the first rows, or printed. */
  isComplete: boolean;
}

/** A row far from the viewport is plain text, so that a cart of hundreds of lines opens as fast as a short one. */
const CartRow = memo(function CartRow({ isComplete, ...line }: CartRowProps) {
  const { isNear, ref } = useNearViewport(NEAR_VIEWPORT, isComplete);
  return isNear || isComplete ? <CartLine {...line} /> : <TextRow {...line} ref={ref} />;
});

function TextRow({ line, priced, ref }: CartLineProps & { ref: Ref<HTMLTableRowElement> }) {
  const { format } = useCurrency();
  return (
    <tr ref={ref} className={classes.line} data-outline>
      <td>
        <span className={classes.name}>{line.product.name}</span>
      </td>
      <td data-label="Price">{priced && `${format(priced.unitPrice)} each`}</td>
      <td data-label="Quantity">{formatCount(line.quantity)}</td>
      <td data-label="Subtotal" className={classes.subtotal}>
        {priced && format(priced.lineTotal)}
      </td>
      <td />
    </tr>
  );
}

/** Shown while the cart is loading. */
export function CartSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading your cart">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={104} radius="md" />
      ))}
    </Stack>
  );
}

/** Whether the page is or ever was printed. Rerenders before the browser lays out the paper. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const renderNow = () => flushSync(() => setPrinted(true));
    // A PDF export and the print view of the developer tools fire no `beforeprint`.
    const media = window.matchMedia('print');
    const onMediaChange = () => media.matches && renderNow();
    window.addEventListener('beforeprint', renderNow);
    media.addEventListener('change', onMediaChange);
    return () => {
      window.removeEventListener('beforeprint', renderNow);
      media.removeEventListener('change', onMediaChange);
    };
  }, []);
  return isPrinted;
}

/** Ref for the table. When it goes with the dialog that had the focus, the focus moves to the title of its page. */
function useFocusAfterClearing() {
  const ref = useRef<HTMLTableElement>(null);
  // Only after the removal is it certain that nothing else has taken the focus.
  useEffect(() => {
    const table = ref.current;
    const page = table?.closest('main');
    return () => {
      const title = page?.querySelector<HTMLElement>('h1');
      if (title && !table?.isConnected && document.activeElement === document.body) focusElement(title);
    };
  }, []);
  return ref;
}
