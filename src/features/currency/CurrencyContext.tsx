import { createContext, use, type ReactNode } from 'react';
import { formatMoney, type Currency } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { useStore, type Store } from '@/lib/store';

const CurrencyContext = createContext<Store<Currency> | null>(null);

export function CurrencyProvider({ store, children }: { store: Store<Currency>; children: ReactNode }) {
  return <CurrencyContext value={store}>{children}</CurrencyContext>;
}

/** The display currency, its setter, and a formatter for US cents. */
export function useCurrency() {
  const store = use(CurrencyContext);
  if (!store) throw new Error('useCurrency needs a CurrencyProvider around it.');
  const currency = useStore(store);
  return { currency, setCurrency: store.set, format: (usd: Cents) => formatMoney(usd, currency) };
}
