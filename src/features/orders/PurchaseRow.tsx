import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PurchasedProduct } from '@/domain/order/purchasedProducts';
import { optionsNow, reorderRefusal } from '@/domain/order/reorder';
import { pictureOf, type ChosenOptions } from '@/domain/product/productOptions';
import type { Product } from '@/domain/product/readProduct';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { LastPurchase } from './LastPurchase';
import classes from './PurchaseRow.module.css';
import { Changes } from './ReorderLine';
import type { ProductNow } from './useOrderedProducts';

/** What the buyer has entered for a product; by default the quantity and the options of the last purchase. */
export interface PurchaseEntry {
  quantity?: number;
  options?: ChosenOptions;
}

interface PurchaseRowProps {
  purchase: PurchasedProduct;
  now: ProductNow;
  /** What the buyer has changed in this row. */
  entry: PurchaseEntry;
  onChange: (changed: PurchaseEntry) => void;
  /** What the page knows of catalogue and cart: fields for the product's options, and the button that adds it. */
  controls: {
    options: (product: Product, value: ChosenOptions, onChange: (value: ChosenOptions) => void) => ReactNode;
    add: (product: Product, options: ChosenOptions, quantity: number) => ReactNode;
    /** A notice that the cart holds the other region, and what the buyer can do about it. */
    otherRegion: (product: Product) => ReactNode;
  };
}

/** A product that was bought before: last price and date, price now, quantity and add. */
export function PurchaseRow({ purchase, now, entry, onChange, controls }: PurchaseRowProps) {
  const { item, lastOrder, orders, pieces } = purchase;
  const { product } = now;
  const { quantity = item.quantity, options: chosen } = entry;
  const offered = product && optionsNow(product, item);
  const options = chosen ?? offered?.options;
  const loading = product === undefined && !now.failed;
  const refusal = product === undefined ? null : reorderRefusal(product, null);
  return (
    <li className={classes.row}>
      <ProductImage
        name={product && options ? pictureOf(product, options.color) : item.image}
        alt=""
        size={72}
        className={classes.image}
      />
      <div className={classes.text}>
        {item.slug ? (
          <Link to={paths.product(item.slug)} className={classes.name}>
            {item.name}
          </Link>
        ) : (
          <strong>{item.name}</strong>
        )}
        <span className={classes.detail}>
          <LastPurchase lastOrder={lastOrder} quantity={item.quantity} price={item.price} />
        </span>
        <span className={classes.detail}>
          {formatCount(pieces)} {pieces === 1 ? 'piece' : 'pieces'} in {formatCount(orders)}{' '}
          {orders === 1 ? 'order' : 'orders'}
        </span>
        {product && options && (
          <Changes
            item={item}
            product={product}
            choice={{ quantity, options, replaced: chosen ? null : (offered?.replaced ?? null) }}
          />
        )}
        {loading && (
          <span className={classes.detail}>
            <Skeleton component="span" display="block" height="1lh" width={112} />
          </span>
        )}
        {refusal && <span className={classes.refusal}>{refusal}</span>}
        {product && refusal === null && controls.otherRegion(product)}
        {now.failed && (
          <span className={classes.refusal}>
            Today’s price could not be read.{' '}
            <Button variant="subtle" size="compact-xs" aria-label={`Retry ${item.name}`} onClick={now.refetch}>
              Retry
            </Button>
          </span>
        )}
      </div>
      {loading && (
        <div className={classes.order}>
          <Skeleton height={36} width={257} />
        </div>
      )}
      {product && options && refusal === null && (
        <div className={classes.order}>
          {controls.options(product, options, (changed) => onChange({ options: changed }))}
          <QuantityStepper
            size="sm"
            value={quantity}
            onChange={(changed) => onChange({ quantity: changed })}
            label={`Quantity of ${item.name}`}
          />
          {controls.add(product, options, quantity)}
        </div>
      )}
    </li>
  );
}
