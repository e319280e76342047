import type { Target } from './target';

type ProviderTools = Pick<Target, 'cardToken' | 'capturedWallet' | 'completeWalletApproval'>;

/** What the form of the mock wallet's page sends. */
const OUTCOMES = { approve: 'approved', cancel: 'cancelled', decline: 'declined' };

/**
 * The mock providers, for a server that works with them: tokens and wallet orders carry their outcome in their text,
 * and the approval page is a form.
 */
export function mockProviders(unique: () => string, fetch: Target['fetch']): ProviderTools {
  return {
    cardToken: (...reasons) => `cnon:${reasons.join('+') || 'ok'}:${unique()}`,
    capturedWallet: (cents, outcome) => `paypal:${outcome}:${cents}:${unique()}`,
    async completeWalletApproval(approvalUrl, choice) {
      const body = new URLSearchParams({ outcome: OUTCOMES[choice] });
      const response = await fetch(new Request(approvalUrl, { method: 'POST', body, redirect: 'manual' }));
      const location = response.headers.get('location');
      if (response.status !== 303 || location === null)
        throw new Error(`the approval page responses ${response.status}: ${await response.text()}`);
      return new URL(location, approvalUrl);
    },
  };
}
