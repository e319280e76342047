import { Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
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

interface PurchaseRowProps {
  purchase: PurchasedProduct;
  now: ProductNow;
  /** What the page knows of catalogue and cart: fields for the product's options, and the button that adds it. */
  controls: {
    options: (product: Product, value: ChosenOptions, onChange: (value: ChosenOptions) => void) => ReactNode;
    add: (product: Product, options: ChosenOptions, quantity: number) => ReactNode;
    /** That the cart holds the other region, and the ways on. */
    otherRegion: (product: Product) => ReactNode;
  };
}

/** A product that was bought before: last price and date, price now, quantity and add. */
export function PurchaseRow({ purchase, now, controls }: PurchaseRowProps) {
  const { item, lastOrder, orders, pieces } = purchase;
  const { product } = now;
  const [quantity, setQuantity] = useState(item.quantity);
  const [chosen, setChosen] = useState<ChosenOptions | null>(null);
  const offered = product && optionsNow(product, item);
  const options = chosen ?? offered?.options;
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
            choice={{ quantity, options, missing: chosen ? null : (offered?.missing ?? null) }}
          />
        )}
        {product === undefined && !now.failed && <Skeleton height={14} width={180} />}
        {refusal && <span className={classes.refusal}>{refusal}</span>}
        {product && refusal === null && controls.otherRegion(product)}
        {now.failed && <span className={classes.refusal}>The price of today could not be read.</span>}
      </div>
      {product && options && refusal === null && (
        <div className={classes.order}>
          {controls.options(product, options, setChosen)}
          <QuantityStepper size="sm" value={quantity} onChange={setQuantity} label={`Quantity of ${item.name}`} />
          {controls.add(product, options, quantity)}
        </div>
      )}
    </li>
  );
}
