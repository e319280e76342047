import type { Examinee } from './examinee';

/** What the pretend providers take: tokens and wallet orders that carry their outcome in their text. */
export function fakeProviders(unique: () => string): Pick<Examinee, 'cardToken' | 'capturedWallet'> {
  return {
    cardToken: (outcome) => `cnon:${outcome}:${unique()}`,
    capturedWallet: (cents, outcome) => `paypal:${outcome}:${cents}:${unique()}`,
  };
}
