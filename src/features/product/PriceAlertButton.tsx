import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBell from '@tabler/icons-react/icons/IconBell';
import { useRef } from 'react';
import type { Product } from '@/api/types';
import { LazyPart } from '@/ui/LazyPart';
import type { ProductPrice } from './productPrice';

const loadDialog = async () => (await import('./PriceAlertDialog')).PriceAlertDialog;

/** Opens the price alert for the price that is shown now (D-19). */
export function PriceAlertButton({ product, price }: { product: Product; price: ProductPrice | null }) {
  const [opened, dialog] = useDisclosure(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    dialog.close();
    trigger.current?.focus();
  };
  if (!price) return null;
  return (
    <>
      <Button
        ref={trigger}
        variant="subtle"
        size="sm"
        leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
        onClick={dialog.open}
      >
        Set Price Alert
      </Button>
      <LazyPart load={loadDialog} wanted={opened} onFailed={dialog.close}>
        {(PriceAlertDialog) => <PriceAlertDialog name={product.name} unitUsd={price.unit} onClose={close} />}
      </LazyPart>
    </>
  );
}
