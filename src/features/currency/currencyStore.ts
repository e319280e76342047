import { isCurrency, type Currency } from '@/domain/currency';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';

/** The display currency: kept in the browser, USD when nothing or rubbish is kept. Charging stays in USD (D-15). */
export function createCurrencyStore(storage: AppStorage): Store<Currency> {
  const kept = storage.local.get(STORAGE_KEYS.currency);
  const store = createStore<Currency>(isCurrency(kept) ? kept : 'USD');
  return {
    ...store,
    set: (currency) => {
      storage.local.set(STORAGE_KEYS.currency, currency);
      store.set(currency);
    },
  };
}
