import type {
  Card,
  CardOptions,
  Payments,
  PublicErrors,
  SqEvent,
  Square,
  SubError,
  TokenResult,
} from '@square/web-payments-sdk-types';
import { CHALLENGE_CODE } from './cardRules';
import { askBuyer, uniqueId, wait } from './dialog';
import type { FrameCalls, FrameMessage, FrameRequest } from './frameMessages';
import type { PaymentScenario } from './scenario';

class SqError extends Error {
  readonly errors: SubError[] = [];
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
  fromSerializedError(): void {}
}

interface SquareOptions {
  scenario: PaymentScenario | null;
  /** Source of the card frame's document. */
  frameHtml: string;
  /** The script came from the sandbox's host. */
  sandbox: boolean;
}

/** Square's Web Payments SDK, as far as card payments need it: `window.Square`. */
export function createSquare({ scenario, frameHtml, sandbox }: SquareOptions): Square {
  return {
    // the app does not use the classes
    errors: {} as PublicErrors,
    payments(applicationId) {
      if (!/^(sandbox-sq0idb|sq0idp)-./.test(applicationId))
        throw new SqError(
          'InvalidApplicationIdError',
          "The Payment 'applicationId' option is not in the correct format.",
        );
      if (applicationId.startsWith('sandbox-') !== sandbox || scenario === 'square-mismatch')
        throw new SqError('ApplicationIdEnvironmentMismatchError', 'The application id is of another environment.');
      if (scenario === 'square-unsupported')
        throw new SqError('BrowserNotSupportedError', 'The browser is not supported.');
      if (!globalThis.isSecureContext || scenario === 'square-insecure')
        throw new SqError('WebSdkEmbedError', 'Web Payments SDK can only be embedded on sites that use HTTPS.');
      return createPayments(scenario, frameHtml);
    },
  };
}

function createPayments(scenario: PaymentScenario | null, frameHtml: string): Payments {
  const unsupported = (): never => {
    throw new SqError('PaymentMethodUnsupportedError', 'The mock provider has cards only.');
  };
  return {
    card: (options = {}) => Promise.resolve(new MockCard(options, scenario, frameHtml)),
    verifyBuyer: (token) => Promise.resolve({ token, userChallenged: false }),
    setLocale: (newLocale) => Promise.resolve({ previousLocale: 'en-US', newLocale }),
    paymentRequest: unsupported,
    googlePay: unsupported,
    applePay: unsupported,
    ach: unsupported,
    giftCard: unsupported,
    afterpayClearpay: unsupported,
    cashAppPay: unsupported,
  };
}

type Listener = Parameters<Card['addEventListener']>[1];
type EventType = Parameters<Card['addEventListener']>[0];

/** A card form, whose fields are in a frame of an opaque origin, as in the real SDK. */
class MockCard implements Card {
  private iframe: HTMLIFrameElement | null = null;
  private port: MessagePort | null = null;
  private destroyed = false;
  private lastId = 0;
  private readonly results = new Map<number, (result: unknown) => void>();
  private readonly listeners = new Map<EventType, Set<Listener>>();

  constructor(
    private options: CardOptions,
    private readonly scenario: PaymentScenario | null,
    private readonly frameHtml: string,
  ) {}

  async attach(target: string | HTMLElement): Promise<void> {
    this.requireAlive();
    if (this.iframe) throw new SqError('PaymentMethodAlreadyAttachedError', 'Card is already attached.');
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!container?.isConnected) throw new SqError('ElementNotFoundError', 'The element to attach to is missing.');
    if (!['DIV', 'SPAN'].includes(container.tagName) || container.childElementCount > 0)
      throw new SqError('InvalidElementTypeError', 'The container must be an empty div or span.');
    if (this.scenario === 'square-attach-fails') throw new SqError('UnexpectedError', 'Card could not be attached.');
    const iframe = document.createElement('iframe');
    this.iframe = iframe;
    iframe.title = 'Secure card fields (mock)';
    // Without `allow-same-origin`: neither page nor frame can read the other.
    iframe.setAttribute('sandbox', 'allow-scripts allow-forms');
    iframe.style.cssText = `border: 0; height: 0; width: ${container.clientWidth === 0 ? '0' : '100%'}`;
    iframe.srcdoc = this.frameHtml;
    const loaded = new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
    container.append(iframe);
    await loaded;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => this.receive(data));
    port1.start();
    iframe.contentWindow?.postMessage('start', '*', [port2]);
    await this.configure(this.options);
  }

  async configure(options: CardOptions): Promise<void> {
    this.requireAlive();
    this.options = { ...this.options, ...options };
    const { style = {}, postalCode = '' } = this.options;
    await this.ask('configure', { style, postalCode });
  }

  async tokenize(details?: object): Promise<TokenResult> {
    if (this.scenario === 'square-detached') this.remove();
    this.requireAttached();
    const failure = await this.scenarioResult();
    if (failure) return failure;
    const { errors, challenge } = await this.ask('check');
    if (errors.length > 0) return { status: 'Invalid', errors };
    // Without the details of the purchase the bank is not asked.
    const outcome = challenge ? (details ? await askForCode() : 'failed') : 'passed';
    if (outcome === 'closed') return { status: 'Cancel' };
    const { token, card } = await this.ask('token', { id: uniqueId(), verified: outcome === 'passed' });
    // enums of the types, whose values are these texts
    return { status: 'OK', token, details: { method: 'Card', card } } as unknown as TokenResult;
  }

  private async scenarioResult(): Promise<TokenResult | null> {
    switch (this.scenario) {
      case 'square-throws':
        throw new SqError('TokenizationError', 'Tokenization nonce error');
      case 'square-unexpected':
        throw new SqError('UnexpectedError', 'An unexpected error occurred while tokenizing');
      case 'square-error':
        return { status: 'Error', errors: [{ type: 'SERVER_ERROR', message: 'The card service is not available' }] };
      case 'square-cancel':
        return { status: 'Cancel' };
      case 'square-abort':
        return { status: 'Abort' };
      case 'square-unknown':
        return { status: 'Unknown' };
      case 'square-slow-token':
        await wait(5000);
        return null;
      default:
        return null;
    }
  }

  async focus(field: Parameters<Card['focus']>[0]): Promise<boolean> {
    this.requireAttached();
    this.iframe?.focus();
    await this.ask('focus', field);
    return true;
  }

  async setError(field: Parameters<Card['setError']>[0]): Promise<boolean> {
    this.requireAttached();
    await this.ask('setError', field);
    return true;
  }

  async clear(): Promise<boolean> {
    this.requireAttached();
    await this.ask('clear');
    return true;
  }

  async detach(): Promise<boolean> {
    this.requireAttached();
    this.remove();
    return true;
  }

  async destroy(): Promise<boolean> {
    this.requireAlive();
    this.destroyed = true;
    this.remove();
    return true;
  }

  /** A form attached inside a hidden element has no width until then. */
  recalculateSize(): void {
    if (this.iframe) this.iframe.style.width = '100%';
  }

  addEventListener(type: EventType, listener: Listener): void {
    const listeners = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, listeners.add(listener));
  }

  removeEventListener(type: EventType, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }

  private remove(): void {
    this.port?.close();
    this.port = null;
    this.iframe?.remove();
    this.iframe = null;
  }

  private requireAlive(): void {
    if (this.destroyed) throw new SqError('PaymentMethodAlreadyDestroyedError', 'Card is already destroyed.');
  }

  private requireAttached(): void {
    this.requireAlive();
    if (!this.port) throw new SqError('PaymentMethodNotAttachedError', 'Card is not attached.');
  }

  private ask<Call extends keyof FrameCalls>(
    call: Call,
    ...[argument]: Parameters<FrameCalls[Call]>
  ): Promise<ReturnType<FrameCalls[Call]>> {
    this.lastId += 1;
    const id = this.lastId;
    this.port?.postMessage({ id, call, argument } satisfies FrameRequest);
    // the frame responds to a call with its own result
    return new Promise((resolve) => this.results.set(id, resolve as (result: unknown) => void));
  }

  private receive(message: FrameMessage): void {
    if (message.type === 'height') {
      if (this.iframe) this.iframe.style.height = `${message.height}px`;
    } else if (message.type === 'result') {
      this.results.get(message.id)?.(message.result);
      this.results.delete(message.id);
    } else {
      const { event: type, field, brand, postalCode } = message;
      const detail = { cardBrand: brand, eventType: type, field, postalCodeValue: postalCode };
      // the real events also carry the states of the field
      for (const listener of this.listeners.get(type) ?? []) listener({ type, detail } as unknown as SqEvent);
    }
  }
}

const ATTEMPTS = 3;

/** The bank's challenge, which asks for a code. */
async function askForCode(): Promise<'passed' | 'failed' | 'closed'> {
  let error: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { choice, value } = await askBuyer({
      title: 'Your bank asks for a code',
      text: `The mock bank sent ${CHALLENGE_CODE}.`,
      field: 'Code',
      error,
      buttons: { verify: 'Verify', close: 'Close' },
    });
    if (choice !== 'verify') return 'closed';
    if (value.trim() === CHALLENGE_CODE) return 'passed';
    error = 'This code is wrong.';
  }
  return 'failed';
}
