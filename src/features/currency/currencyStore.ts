import { isCurrency, type Currency } from '@/domain/currency';
import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createStore, type Store } from '@/lib/store';

/** The message to the other tabs. */
const isCurrencyMessage = (message: unknown): message is { currency: Currency } =>
  isRecord(message) && isCurrency(message['currency']);

export interface CurrencyStore extends Store<Currency> {
  dispose: () => void;
}

/** The display currency: stored in the browser, shared by all tabs, USD by default. Charges are always in USD (D-15). */
export function createCurrencyStore({ storage, channel }: { storage: AppStorage; channel: Channel }): CurrencyStore {
  const stored = storage.local.get(STORAGE_KEYS.currency);
  const store = createStore<Currency>(isCurrency(stored) ? stored : 'USD');
  return {
    ...store,
    set: (currency) => {
      storage.local.set(STORAGE_KEYS.currency, currency);
      store.set(currency);
      channel.post({ currency });
    },
    dispose: channel.subscribe((message) => {
      if (isCurrencyMessage(message)) store.set(message.currency);
    }),
  };
}
