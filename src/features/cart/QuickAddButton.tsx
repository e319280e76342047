import IconShoppingCartPlus from '@tabler/icons-react/icons/IconShoppingCartPlus';
import { canBeAdded } from '@/domain/product/stock';
import { BusyButton } from '@/ui/BusyButton';
import type { AddChoice } from './chosenOptions';
import { useAddToCart } from './useAddToCart';

interface QuickAddButtonProps extends Omit<AddChoice, 'quantity'> {
  /** Id of the element with the product's name. */
  describedBy?: string;
}

/** Adds one piece (D-148). Out of stock it stays focusable and does nothing (D-136). */
export function QuickAddButton({ describedBy, ...choice }: QuickAddButtonProps) {
  const { add, adding } = useAddToCart();
  const available = canBeAdded(choice.product);
  return (
    <BusyButton
      variant="default"
      size="sm"
      fullWidth
      aria-describedby={describedBy}
      busy={adding}
      disabled={!available}
      leftSection={available && <IconShoppingCartPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => void add({ ...choice, quantity: 1 })}
    >
      {available ? (adding ? 'Adding...' : 'Add to Cart') : 'Out of Stock'}
    </BusyButton>
  );
}
