import { Button, Modal, Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { get, type Page } from '@/api/query';
import type { ApiProduct, Region } from '@/api/types';
import type { Cents } from '@/domain/money';
import { baseUnitPrice, optionsDifferInPrice, struckListPrice } from '@/domain/product/basePrice';
import { suggestForCart } from '@/domain/product/productLists';
import { defaultOption } from '@/domain/product/productOptions';
import { readProducts, type Product } from '@/domain/product/readProduct';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import classes from './AddedDialog.module.css';

/** What has just been added; amounts in USD cents. */
export interface Added {
  product: Product;
  quantity: number;
  /** 'Black, 46 mm'; empty without options. */
  options: string;
  /** File name of the picture in the chosen color. */
  image: string | null;
  /** Per piece, after the quantity discount; null without a readable price. */
  unitPrice: Cents | null;
  /** Pieces of this choice in the cart now, including those just added. */
  inCart: number;
}

interface AddedDialogProps {
  opened: boolean;
  /** Null before the first add. */
  added: Added | null;
  onClose: () => void;
}

/** Confirms the add with its subtotal, and suggests three more products (S1 2). */
export function AddedDialog({ opened, added, onClose }: AddedDialogProps) {
  // Mantine's modal restores the focus only if it was mounted before it opened.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
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
      {added && <Content added={added} onClose={onClose} />}
    </Modal>
  );
}

function Content({
  added: { product, quantity, options, image, unitPrice, inCart },
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
        <div className={classes.text}>
          <p className={classes.name}>{product.name}</p>
          {options && <p className={classes.secondary}>{options}</p>}
          <p className={classes.secondary}>
            {formatCount(quantity)}{' '}
            {unitPrice === null ? (quantity === 1 ? 'piece' : 'pieces') : `× ${format(unitPrice)}`}
          </p>
          {inCart > quantity && (
            <p className={classes.secondary}>Your cart now holds {formatCount(inCart)} of these.</p>
          )}
        </div>
      </div>
      <p className={classes.subtotal}>
        <span>Subtotal</span>
        {unitPrice === null ? 'Price on request' : <Money text={format(unitPrice * quantity)} size="lg" />}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.cart()} data-autofocus>
          View My Cart
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep shopping
        </Button>
      </div>
      <Suggestions addedId={product.id} cartRegion={product.region} />
    </>
  );
}

/** Three products of category 1, and a fourth in case one of them is the product just added (S1 2, D-104). */
const suggestionQuery = (addedId: number) => ({
  ...get('/api/products', { query: { category: 1, limit: 4 } }),
  select: ({ items }: Page<ApiProduct>) => readProducts(suggestForCart(items, addedId)),
});

/** 'You May Need More': three earphones with their price and the list price. */
function Suggestions({ addedId, cartRegion }: { addedId: number; cartRegion: Region }) {
  const id = useId();
  const list = useQuery(suggestionQuery(addedId));
  if (list.data?.length === 0) return null;
  return (
    <section className={classes.more} aria-labelledby={id} aria-busy={list.isPending || undefined}>
      <h3 id={id} className={classes.heading}>
        You May Need More
      </h3>
      {list.isLoadingError ? (
        <ErrorState
          title="Suggestions could not be loaded"
          message={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ul className={classes.list}>
          {list.isPending
            ? ['a', 'b', 'c'].map((key) => (
                <li key={key} aria-hidden="true">
                  <Skeleton height={172} radius="lg" />
                </li>
              ))
            : list.data.map((product) => (
                <li key={product.id}>
                  <Suggestion product={product} cartRegion={cartRegion} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function Suggestion({ product, cartRegion }: { product: Product; cartRegion: Region }) {
  const { format } = useCurrency();
  const base = baseUnitPrice(product, defaultOption(product));
  const list = struckListPrice(product, base);
  return (
    <Link to={paths.product(product.slug)} className={classes.suggestion}>
      <span className={classes.picture}>
        <ProductImage name={product.images[0]} alt="" size={160} />
      </span>
      <span className={classes.suggestionName}>{product.name}</span>
      <span className={classes.prices}>
        {optionsDifferInPrice(product) && <span className={classes.from}>from</span>}
        {base !== null && <Money text={format(base)} each />}
        {list !== null && <Money text={format(list)} size="xs" struck />}
      </span>
      {product.region !== cartRegion && <span className={classes.secondary}>Your cart holds {cartRegion} stock</span>}
    </Link>
  );
}
