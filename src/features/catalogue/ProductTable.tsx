import type { ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';
import type { ChosenOptions } from '@/domain/product/productOptions';
import classes from './ProductTable.module.css';
import { ProductTableRow } from './ProductTableRow';

/** What stands at the end of a row; `titleId` names the product that a button there is about. */
export type RowAction = (product: Product, choice: ChosenOptions, quantity: number, titleId: string) => ReactNode;

export interface ProductTableProps {
  products: readonly Product[];
  /** How many of the pictures load ahead of the others. */
  eager?: number;
  /** A newer answer is on its way. */
  stale?: boolean;
  action: RowAction;
}

/** A list to order from: one row a product, with every price break, a quantity and its own button. */
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
