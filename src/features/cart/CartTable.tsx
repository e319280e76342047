import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import type { CartItem } from '@/api/types';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { CartFigures } from './cartFigures';
import { useClearCart, useRemoveLine } from './cartMutations';
import { CartLine } from './CartLine';
import classes from './CartTable.module.css';

/** The lines: Product, Price, Quantity, Subtotal (S1 2); remove one, or all after a question. */
export function CartTable({ lines, figures }: { lines: readonly CartItem[]; figures: CartFigures }) {
  const removal = useRemoveLine();
  const clearing = useClearCart();
  const [asking, question] = useDisclosure(false);
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>
          {count}, {figures.pieces.toLocaleString('en-US')} {figures.pieces === 1 ? 'piece' : 'pieces'}
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
              <span className={classes.hidden}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              priced={figures.lines.get(line.id)}
              removing={clearing.isPending || (removal.isPending && removal.variables === line.id)}
              onRemove={() => removal.remove(line.id)}
            />
          ))}
        </tbody>
      </table>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={question.open}
      >
        Delete All
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete all items?"
        confirmLabel="Delete all"
        tone="danger"
        busy={clearing.isPending}
        onCancel={question.close}
        onConfirm={() => clearing.clear(question.close)}
      >
        {count} will be removed from your cart.
      </ConfirmDialog>
    </>
  );
}
