import { isCurrency, type Currency } from '@/domain/currency';
import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';

/** Told to the other tabs. */
const isCurrencyChosen = (message: unknown): message is { currency: Currency } =>
  isRecord(message) && isCurrency(message['currency']);

export interface CurrencyStore extends Store<Currency> {
  dispose: () => void;
}

/**
 * The display currency: kept in the browser, USD when nothing or rubbish is kept, the same in every tab. Charging stays
 * in USD (D-15).
 */
export function createCurrencyStore({ storage, channel }: { storage: AppStorage; channel: Channel }): CurrencyStore {
  const kept = storage.local.get(STORAGE_KEYS.currency);
  const store = createStore<Currency>(isCurrency(kept) ? kept : 'USD');
  return {
    ...store,
    set: (currency) => {
      storage.local.set(STORAGE_KEYS.currency, currency);
      store.set(currency);
      channel.post({ currency });
    },
    dispose: channel.subscribe((message) => {
      if (isCurrencyChosen(message)) store.set(message.currency);
    }),
  };
}
