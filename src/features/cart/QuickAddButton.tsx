import { Button, Loader } from '@mantine/core';
import IconShoppingCartPlus from '@tabler/icons-react/icons/IconShoppingCartPlus';
import { canBeAdded } from '@/domain/stock';
import type { AddChoice } from './addChoice';
import { useAddToCart } from './useAddToCart';

interface QuickAddButtonProps extends Omit<AddChoice, 'quantity'> {
  /** Id of the element that names the product. */
  describedBy?: string;
}

/** Adds one piece of a card's choice (D-148). Out of stock it stays reachable and does nothing (D-136). */
export function QuickAddButton({ describedBy, ...choice }: QuickAddButtonProps) {
  const { add, adding } = useAddToCart();
  const available = canBeAdded(choice.product);
  return (
    <Button
      variant="default"
      size="sm"
      fullWidth
      aria-describedby={describedBy}
      aria-disabled={adding || !available || undefined}
      leftSection={
        adding ? (
          <Loader size={16} aria-hidden />
        ) : (
          available && <IconShoppingCartPlus size={18} stroke={1.75} aria-hidden />
        )
      }
      onClick={() => {
        if (available && !adding) void add({ ...choice, quantity: 1 });
      }}
    >
      {available ? (adding ? 'Adding...' : 'Add to Cart') : 'Out of Stock'}
    </Button>
  );
}
