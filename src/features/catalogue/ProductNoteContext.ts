import { createContext, type ReactNode } from 'react';
import type { Product } from '@/domain/product/readProduct';

/** A row has room for one short line. */
export type RenderNote = (product: Product, where: 'card' | 'row') => ReactNode;

/** Renders a line about a product on its card and row, such as when the buyer last bought it. Null for none. */
export const ProductNoteContext = createContext<RenderNote | null>(null);
