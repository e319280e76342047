import { createContext, use } from 'react';
import type { AdminProduct } from '@/api/types';

interface ProductActions {
  edit: (product: AdminProduct) => void;
  remove: (product: AdminProduct) => void;
}

/** Lets the cells of the table, whose columns never change, reach what the page does. */
export const ProductActionsContext = createContext<ProductActions | null>(null);

export function useProductActions(): ProductActions {
  const actions = use(ProductActionsContext);
  if (!actions) throw new Error('The table of products needs a ProductActionsContext around it.');
  return actions;
}
