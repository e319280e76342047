import type { Card, ChargeCardVerificationDetails, Payments, TokenResult } from '@square/web-sdk';
import { textFromCents } from '@/domain/money';
import { PaymentError, type CardDetails, type CardForm, type CardFormEvents, type CardProvider } from './providers';

interface SquareOptions {
  /** `sq0idp-…` in production, `sandbox-sq0idb-…` in the sandbox. */
  applicationId: string;
  locationId: string;
}

/** Cards by Square's Web Payments SDK. Its script is loaded by the first `mount`. */
export function createSquareCardProvider(options: SquareOptions): CardProvider {
  return {
    load: async () => void (await openPayments(options)),
    async mount(container, events) {
      const payments = await openPayments(options);
      const card = await payments.card({ style: cardStyle(container) });
      try {
        // The dialog was closed while the script was loading.
        if (!container.isConnected) throw new Error('The card form is no longer in the page.');
        await card.attach(container);
      } catch (error) {
        await card.destroy().catch(() => undefined);
        throw error;
      }
      return createForm(card, events);
    },
  };
}

/** Loads Square.js once. The loader of @square/web-sdk would remember a failed load, so that Retry could not help. */
async function openPayments({ applicationId, locationId }: SquareOptions): Promise<Payments> {
  const open = () => window.Square?.payments(applicationId, locationId);
  const loaded = open();
  if (loaded) return loaded;
  const environment = applicationId.startsWith('sandbox-') ? 'sandbox.' : '';
  const script = await loadScript(`https://${environment}web.squarecdn.com/v1/square.js`);
  const opened = open();
  if (opened) return opened;
  script.remove();
  throw new Error('Square.js failed to load properly.');
}

/** Waits for a tag that is still loading, so that there is only one. */
const loadScript = (src: string) =>
  new Promise<HTMLScriptElement>((resolve, reject) => {
    const loading = document.querySelector<HTMLScriptElement>('script[data-sdk="square"]');
    const script = loading ?? document.createElement('script');
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Error occurred while loading Square.js'));
    });
    if (loading) return;
    script.dataset['sdk'] = 'square';
    script.src = src;
    document.head.append(script);
  });

function createForm(card: Card, { onSubmit, onEscape }: CardFormEvents): CardForm {
  card.addEventListener('submit', onSubmit);
  card.addEventListener('escape', onEscape);
  return {
    async tokenize(details) {
      let result: TokenResult;
      try {
        result = await card.tokenize(verificationOf(details));
      } catch (error) {
        throw tokenizationError(error);
      }
      return { token: readToken(result) };
    },
    focus: () => void card.focus('cardNumber').catch(() => undefined),
    destroy: () => void card.destroy().catch(() => undefined),
  };
}

/**
 * The SDK throws for misuse, for a card that it or the bank could not check, and for its own failures, whose texts are not for
 * buyers; what the buyer typed wrong is in the result.
 */
function tokenizationError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/^PaymentMethod(NotAttached|AlreadyDestroyed)Error$/.test(error.name)) return new PaymentError('form_not_ready');
  const isAboutCard = /^(Tokenization|VerifyBuyer)Error$/.test(error.name);
  return isAboutCard ? new PaymentError('tokenization_failed', error.message) : error;
}

/** @throws PaymentError with the provider's first message; some results have none */
function readToken(result: TokenResult): string {
  if (result.status === 'OK' && result.token) return result.token;
  const first = 'errors' in result ? result.errors?.[0] : undefined;
  throw new PaymentError('tokenization_failed', first?.message ?? '');
}

function verificationOf({ total, billing }: CardDetails): ChargeCardVerificationDetails {
  return {
    // Dollars as text here; the payment calls take cents.
    amount: textFromCents(total),
    currencyCode: 'USD',
    intent: 'CHARGE',
    customerInitiated: true,
    sellerKeyedIn: false,
    billingContact: {
      givenName: billing.firstName,
      familyName: billing.lastName,
      addressLines: [billing.address, billing.address2 ?? ''].filter(Boolean),
      city: billing.city,
      state: billing.state,
      postalCode: billing.zipCode,
      countryCode: billing.country,
    },
  };
}

/** The frame cannot read the shop's variables, so it gets their values. */
function cardStyle(container: HTMLElement) {
  const style = getComputedStyle(container);
  const color = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  const ink = color('--carton-ink', '#16181d');
  const danger = color('--carton-danger', '#b42318');
  return {
    input: { backgroundColor: color('--carton-surface', '#ffffff'), color: ink, fontSize: '16px' },
    'input::placeholder': { color: color('--carton-quiet', '#5b616e') },
    'input.is-error': { color: danger },
    '.input-container': { borderColor: color('--carton-control', '#8a909c'), borderRadius: '8px' },
    '.input-container.is-focus': { borderColor: color('--carton-focus', '#1d4fa8') },
    '.input-container.is-error': { borderColor: danger },
    '.message-text.is-error': { color: danger },
  };
}
