import { createContext, type ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';

/** Renders a line about a product on its card and row, such as when the buyer last bought it. Null for none. */
export const ProductNoteContext = createContext<((product: Product) => ReactNode) | null>(null);
