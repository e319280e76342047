import type { ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';
import type { ChosenOptions } from '@/domain/product/productOptions';
import classes from './ProductTable.module.css';
import { ProductTableRow } from './ProductTableRow';

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

/** An order table: one row per product, with its price breaks, a quantity and a button. */
export function ProductTable({ products, eager = 8, stale = false, action }: ProductTableProps) {
  return (
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
          <ProductTableRow key={product.id} product={product} priority={index < eager} action={action} />
        ))}
      </tbody>
    </table>
  );
}
