import { useState, type ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { findLevel } from '@/domain/membership';
import { percentText } from '@/domain/money';
import type { ChosenOptions } from '@/domain/product/productOptions';
import { useCurrentUser } from '@/features/session/currentUser';
import { QuantityStepper } from '@/ui/QuantityStepper';
import classes from './ProductTable.module.css';
import { ProductTableRow, type SharedQuantity } from './ProductTableRow';

/** Renders the button of a row. `titleId` is the id of the product's name, for aria-describedby. */
export type RowAction = (product: Product, options: ChosenOptions, quantity: number, titleId: string) => ReactNode;

export interface ProductTableProps {
  products: readonly Product[];
  /** How many pictures load early. */
  eager?: number;
  /** Newer products are loading. */
  stale?: boolean;
  action: RowAction;
}

/**
 * An order table: one row per product, with its price breaks, a quantity and a button. One quantity can be set for all rows,
 * to compare what the products cost at it.
 */
export function ProductTable({ products, eager = 8, stale = false, action }: ProductTableProps) {
  const [shared, setShared] = useState<SharedQuantity>({ quantity: 1 });
  const level = findLevel(useCurrentUser().data?.membershipLevel);
  return (
    <>
      <div className={classes.compare}>
        <span>Compare at</span>
        <QuantityStepper
          size="sm"
          value={shared.quantity}
          onChange={(quantity) => setShared({ quantity })}
          label="Quantity for all rows"
        />
        <span>{shared.quantity === 1 ? 'piece' : 'pieces'} of each</span>
        {level && (
          <span className={classes.member}>
            {level.label}: with your {percentText(level.discount)}% member discount
          </span>
        )}
      </div>
      <table className={classes.table} aria-label="Products" aria-busy={stale} data-stale={stale || undefined}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Stock</th>
            <th scope="col">Price each, from this quantity</th>
            <th scope="col">Quantity</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody className={classes.body}>
          {products.map((product, index) => (
            <ProductTableRow
              key={product.id}
              product={product}
              priority={index < eager}
              shared={shared}
              level={level}
              action={action}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
