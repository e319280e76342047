import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/icons/IconBell';
import type { Product } from '@/domain/product/readProduct';
import { LazyComponent } from '@/ui/LazyComponent';
import { useLazyDialog } from '@/ui/useLazyDialog';
import type { ProductPrice } from './productPrice';

const loadDialog = async () => (await import('./PriceAlertDialog')).PriceAlertDialog;

/** Opens the price alert for the price that is shown now (D-19). */
export function PriceAlertButton({ product, price }: { product: Product; price: ProductPrice | null }) {
  const { opened, opener, part, close } = useLazyDialog(loadDialog);
  if (!price) return null;
  return (
    <>
      <Button
        {...opener}
        variant="subtle"
        size="sm"
        leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
      >
        Set Price Alert
      </Button>
      <LazyComponent {...part} wanted={opened}>
        {(PriceAlertDialog) => <PriceAlertDialog name={product.name} unitUsd={price.unit} onClose={close} />}
      </LazyComponent>
    </>
  );
}
