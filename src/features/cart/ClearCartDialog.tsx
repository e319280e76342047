import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useClearCart } from './cartMutations';
import { useCart, useCartRegion } from './cartQuery';

interface ClearCartDialogProps {
  /** Runs once the cart is empty; without it the cart is only cleared. */
  next: (() => void) | undefined;
  onClose: (isCleared?: boolean) => void;
}

/** What a buyer can do about a cart of the other region: see it, or clear it. */
export function ClearCartDialog({ next, onClose }: ClearCartDialogProps) {
  const clearCart = useClearCart();
  const count = useCart().data?.length ?? 0;
  const region = useCartRegion();
  const clear = async () => {
    try {
      await clearCart.mutateAsync(undefined);
    } catch {
      // The toast of useClearCart says it.
      return onClose();
    }
    onClose(true);
    next?.();
  };
  return (
    <ConfirmDialog
      open
      title={next ? 'Clear your cart and add this?' : 'Clear your cart?'}
      confirmLabel={next ? 'Clear and add' : 'Clear cart'}
      tone="danger"
      busy={clearCart.isPending}
      onCancel={() => onClose()}
      onConfirm={() => void clear()}
    >
      {count === 1 ? 'One line' : `${formatCount(count)} lines`} of {region} stock will be removed.{' '}
      <Anchor component={Link} to={paths.cart()} inherit onClick={() => onClose()}>
        View My Cart
      </Anchor>
    </ConfirmDialog>
  );
}
