import { createContext, use } from 'react';
import type { Channel } from '@/lib/channel';
import type { Store } from '@/lib/store';
import type { Purchase } from './purchase';

export interface PurchaseServices {
  /** The purchase under way; it goes on when the buyer leaves the page. */
  purchase: Store<Purchase>;
  /** Tells other tabs how an order call ended. */
  channel: Channel;
  /** The API's absolute address, against which the path of an approval page is resolved (D-123). */
  apiUrl: string;
  /** Goes to another site: the page on which a wallet payment is approved. */
  openExternalPage: (url: string) => void;
}

// Types only: the code that pays must not be loaded with the home page.
export const PurchaseContext = createContext<PurchaseServices | null>(null);

export function usePurchaseServices(): PurchaseServices {
  const services = use(PurchaseContext);
  if (!services) throw new Error('usePurchase needs a PurchaseContext around it.');
  return services;
}
