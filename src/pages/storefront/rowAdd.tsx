import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { canBeAdded } from '@/domain/product/stock';
import type { AddChoice } from '@/features/cart/chosenOptions';
import { useAddToCart } from '@/features/cart/useAddToCart';
import type { RowAction } from '@/features/catalogue/ProductTable';

/** The add button of every row in the list view: the page connects the cart with the catalogue. */
export const rowAdd: RowAction = (product, choice, quantity, titleId) => (
  <RowAdd product={product} {...choice} quantity={quantity} describedBy={titleId} />
);

/** Adds the row's quantity (D-148). Out of stock, or without a quantity, it stays focusable and does nothing (D-136). */
function RowAdd({ describedBy, ...choice }: AddChoice & { describedBy: string }) {
  const { add, adding } = useAddToCart();
  const available = canBeAdded(choice.product);
  const ready = available && !adding && choice.quantity > 0;
  const reasonId = useId();
  const reason = choice.quantity > 0 ? null : 'Enter a quantity first';
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={available && !adding ? 'Add to Cart' : undefined}
        aria-describedby={reason ? `${reasonId} ${describedBy}` : describedBy}
        aria-disabled={!ready || undefined}
        title={reason ?? undefined}
        onClick={() => {
          if (ready) void add(choice);
        }}
      >
        {available ? (adding ? 'Adding...' : 'Add') : 'Out of Stock'}
      </Button>
      {reason && (
        <VisuallyHidden component="span" id={reasonId}>
          {reason}
        </VisuallyHidden>
      )}
    </>
  );
}
