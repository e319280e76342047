import { createContext, use } from 'react';
import { createPaypalWalletProvider } from './paypalWallet';
import type { CardProvider, WalletProvider } from './providers';
import { MOCK_IDS, usesSandbox } from './sandbox';
import { createSquareCardProvider } from './squareCard';

export interface PaymentProviders {
  /** Null: the shop has no account with a card provider. */
  card: CardProvider | null;
  /** Null: the shop has no account with a wallet provider. */
  wallet: WalletProvider | null;
  /** The card provider's sandbox: own card fields take its test cards (D-224). Absent: false. */
  testCards?: boolean;
}

function createPaymentProviders(): PaymentProviders {
  const applicationId = import.meta.env.VITE_SQUARE_APPLICATION_ID || MOCK_IDS?.applicationId;
  const locationId = import.meta.env.VITE_SQUARE_LOCATION_ID || MOCK_IDS?.locationId;
  const clientId = import.meta.env.VITE_PAYPAL_CLIENT_ID || MOCK_IDS?.clientId;
  return {
    card: applicationId && locationId ? createSquareCardProvider({ applicationId, locationId }) : null,
    wallet: clientId ? createPaypalWalletProvider({ clientId }) : null,
    testCards: usesSandbox(),
  };
}

/** Tests and stories provide their own card forms and wallets. */
export const PaymentProvidersContext = createContext<PaymentProviders>(createPaymentProviders());

export const usePaymentProviders = () => use(PaymentProvidersContext);
