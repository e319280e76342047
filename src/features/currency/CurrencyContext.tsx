import { createContext, use, type ReactNode } from 'react';
import { formatMoney, type Currency } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { useStore, type Store } from '@/lib/store';

const CurrencyContext = createContext<Store<Currency> | null>(null);

export function CurrencyProvider({ store, children }: { store: Store<Currency>; children: ReactNode }) {
  return <CurrencyContext value={store}>{children}</CurrencyContext>;
}

/** The display currency, how to change it, and the one way to print an amount of US cents in it. */
export function useCurrency() {
  const store = use(CurrencyContext);
  if (!store) throw new Error('useCurrency needs a CurrencyProvider around it.');
  const currency = useStore(store);
  return { currency, setCurrency: store.set, format: (usd: Cents) => formatMoney(usd, currency) };
}
