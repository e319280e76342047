import { figuresOf, type Basket } from './baskets';
import type { TestApi } from './testApi';
import { ALTERNATE_WALLET, BANK_TRANSFER, type Json, type Way } from './ways';
import { dollars } from './cents';

/** The call that opens a wallet order for the whole cart; it sends no items. */
export const OPENING: Way = {
  ...ALTERNATE_WALLET,
  page: 'secure page, wallet',
  operation: 'createPaypalOrder',
  figures: ['total'],
  body: (basket) => ({ total: dollars(figuresOf(basket, 'alternate').total) }),
};

/** The main checkout's body for a wallet order. */
export const walletBody = (basket: Basket, paypalOrderId: string): Json => ({
  ...BANK_TRANSFER.body(basket),
  paymentMethod: 'paypal',
  paypalOrderId,
});

/** The approval page that an answer names. */
export function approvalOf(api: TestApi, body: unknown): URL {
  const { approvalUrl } = body as { approvalUrl: string }; // the contract's validator has read it
  return new URL(approvalUrl, `${api.target.baseUrl}/`);
}

/** Where the wallet's page sends a buyer who has made his choice. */
export const passed = async (api: TestApi, url: URL, choice: 'approve' | 'cancel' | 'decline') =>
  api.need(api.target.passWallet, 'way through the wallet’s page')(url, choice);
