import { createContext } from 'react';
import type { Prefetch } from './prefetch';

/** Does nothing where no shop is around. */
export const PrefetchContext = createContext<Prefetch>(() => {});
