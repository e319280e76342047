import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/icons/IconBell';
import type { Product } from '@/domain/product/readProduct';
import { LazyDialog } from '@/ui/LazyDialog';
import type { ProductPrice } from './productPrice';

const loadDialog = async () => (await import('./PriceAlertDialog')).PriceAlertDialog;

interface PriceAlertButtonProps {
  product: Product;
  price: ProductPrice | null;
  /** The price depends on the pieces in the cart, which is being read. */
  isPending: boolean;
}

/** Opens the price alert dialog for the current unit price (D-19). */
export function PriceAlertButton({ product, price, isPending }: PriceAlertButtonProps) {
  if (!price) return null;
  return (
    <LazyDialog
      load={loadDialog}
      opener={(props) => (
        <Button
          {...props}
          variant="subtle"
          size="sm"
          leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
        >
          Set Price Alert
        </Button>
      )}
    >
      {(PriceAlertDialog, { opened, close }) =>
        opened && <PriceAlertDialog name={product.name} unitUsd={isPending ? null : price.unit} onClose={close} />
      }
    </LazyDialog>
  );
}
