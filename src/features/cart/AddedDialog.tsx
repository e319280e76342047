import { Button, Modal } from '@mantine/core';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@/domain/product/readProduct';
import type { Cents } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import classes from './AddedDialog.module.css';
import { AddedDialogSuggestions } from './AddedDialogSuggestions';

/** What has just been added; amounts in US cents. */
export interface Added {
  product: Product;
  quantity: number;
  /** 'Black, 46 mm'; empty without options. */
  options: string;
  /** File name of the picture that was shown. */
  image: string | null;
  /** Per piece, discounted; null without a readable price. */
  unit: Cents | null;
  /** Pieces of this choice in the cart now, those just added among them. */
  inCart: number;
}

interface AddedDialogProps {
  /** Null closes the dialog. */
  added: Added | null;
  onClose: () => void;
}

/** Says that the add worked and what it comes to, and shows three more products (S1 2). */
export function AddedDialog({ added, onClose }: AddedDialogProps) {
  // What is shown stays on screen while the dialog fades out.
  const [last, setLast] = useState(added);
  if (added && added !== last) setLast(added);
  return (
    <Modal
      opened={added !== null}
      onClose={onClose}
      size={560}
      title={
        <span className={classes.title}>
          <span className={classes.mark}>
            <IconCheck size={16} stroke={2.5} aria-hidden="true" />
          </span>
          Adding to cart succeed
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {last && <Content added={last} onClose={onClose} />}
    </Modal>
  );
}

function Content({
  added: { product, quantity, options, image, unit, inCart },
  onClose,
}: {
  added: Added;
  onClose: () => void;
}) {
  const { format } = useCurrency();
  return (
    <>
      <div className={classes.line}>
        <span className={classes.tile}>
          <ProductImage name={image} alt="" size={96} />
        </span>
        <div className={classes.words}>
          <p className={classes.name}>{product.name}</p>
          {options && <p className={classes.quiet}>{options}</p>}
          <p className={classes.quiet}>
            {formatCount(quantity)} {unit === null ? (quantity === 1 ? 'piece' : 'pieces') : `× ${format(unit)}`}
          </p>
          {inCart > quantity && <p className={classes.quiet}>Your cart now holds {formatCount(inCart)} of these.</p>}
        </div>
      </div>
      <p className={classes.subtotal}>
        <span>Subtotal</span>
        {unit === null ? 'Price on request' : <Money text={format(unit * quantity)} size="lg" />}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.cart()} data-autofocus>
          View My Cart
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep shopping
        </Button>
      </div>
      <AddedDialogSuggestions addedId={product.id} />
    </>
  );
}
