import { createContext, use } from 'react';
import type { AdminProduct } from '@/api/types';

interface ProductActions {
  edit: (product: AdminProduct) => void;
  remove: (product: AdminProduct) => void;
}

/** The page's actions for the cells of its table, whose columns are constants of a module. */
export const ProductActionsContext = createContext<ProductActions | null>(null);

export function useProductActions(): ProductActions {
  const actions = use(ProductActionsContext);
  if (!actions) throw new Error('useProductActions must be used within ProductActionsContext.');
  return actions;
}
