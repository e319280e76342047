import { createContext, use } from 'react';
import { createPaypalWalletProvider } from './paypalWallet';
import type { CardProvider, WalletProvider } from './providers';
import { createSquareCardProvider } from './squareCard';

export interface PaymentProviders {
  /** Null: the shop has no account with a card provider. */
  card: CardProvider | null;
  /** Null: the shop has no account with a wallet provider. */
  wallet: WalletProvider | null;
}

/** Ids that the mock providers accept. */
const MOCK_IDS = __MOCK_SERVER__
  ? { applicationId: 'sandbox-sq0idb-carton', locationId: 'carton-main', clientId: 'carton-sandbox' }
  : null;

function createPaymentProviders(): PaymentProviders {
  const applicationId = import.meta.env.VITE_SQUARE_APPLICATION_ID || MOCK_IDS?.applicationId;
  const locationId = import.meta.env.VITE_SQUARE_LOCATION_ID || MOCK_IDS?.locationId;
  const clientId = import.meta.env.VITE_PAYPAL_CLIENT_ID || MOCK_IDS?.clientId;
  return {
    card: applicationId && locationId ? createSquareCardProvider({ applicationId, locationId }) : null,
    wallet: clientId ? createPaypalWalletProvider({ clientId }) : null,
  };
}

/** Tests and stories provide their own card forms and wallets. */
export const PaymentProvidersContext = createContext<PaymentProviders>(createPaymentProviders());

export const usePaymentProviders = () => use(PaymentProvidersContext);
