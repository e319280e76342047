/**
 * Failures of the providers' scripts by name, as in `/checkout?mock-payments=square-blocked`. They last until the page is
 * loaded again. `docs/payments.md` describes them.
 */
export const PAYMENT_SCENARIOS = [
  'square-blocked',
  'square-slow',
  'square-empty',
  'square-unsupported',
  'square-insecure',
  'square-mismatch',
  'square-attach-fails',
  'square-throws',
  'square-unexpected',
  'square-detached',
  'square-error',
  'square-cancel',
  'square-abort',
  'square-unknown',
  'square-slow-token',
  'paypal-blocked',
  'paypal-slow',
  'paypal-empty',
  'paypal-no-buttons',
  'paypal-ineligible',
  'paypal-render-fails',
  'paypal-popup-blocked',
  'paypal-closes-early',
  'paypal-create-fails',
  'paypal-declined',
  'paypal-pending',
  'paypal-not-approved',
  'paypal-instrument-declined',
  'paypal-expired',
  'paypal-already-captured',
  'paypal-capture-lost',
  'paypal-no-actions',
  'paypal-slow-capture',
  'paypal-approves-twice',
] as const;

export type PaymentScenario = (typeof PAYMENT_SCENARIOS)[number];

/** Name of the URL's parameter. */
export const SCENARIO_PARAMETER = 'mock-payments';

/** The scenario of this page load: the router may have changed the URL since. */
export function currentScenario(): PaymentScenario | null {
  const [navigation] = performance.getEntriesByType('navigation');
  const name = new URL(navigation?.name ?? location.href).searchParams.get(SCENARIO_PARAMETER);
  return PAYMENT_SCENARIOS.find((scenario) => scenario === name) ?? null;
}
