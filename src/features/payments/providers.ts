import type { Cents } from '@/domain/money';

/** A failure of a card form or a wallet; `reason` decides which toast is shown. */
export class PaymentError extends Error {
  readonly reason: 'form_not_ready' | 'tokenization_failed' | 'cancelled' | 'capture_failed';

  /** `message` is the provider's own text; empty when it gave none. */
  constructor(reason: PaymentError['reason'], message = '') {
    super(message);
    this.name = 'PaymentError';
    this.reason = reason;
  }
}

/** Stands for the card at the order call. It can be used once. */
export interface CardToken {
  token: string;
}

/** What the bank needs to know to verify the cardholder. */
export interface CardDetails {
  total: Cents;
  billing: {
    firstName: string;
    lastName: string;
    address: string;
    address2?: string;
    city: string;
    state: string;
    zipCode: string;
    /** ISO 3166-1 code, e.g. `US`. */
    country: string;
  };
}

/** The provider's card fields. The shop can neither see nor read them. */
export interface CardForm {
  /** @throws PaymentError `form_not_ready` or `tokenization_failed`; any other error is an unexpected one of the provider's */
  tokenize: (details: CardDetails) => Promise<CardToken>;
  focus: () => void;
  destroy: () => void;
}

export interface CardFormEvents {
  /** Enter was pressed in one of the fields. */
  onSubmit: () => void;
  /** Escape was pressed in one of the fields. */
  onEscape: () => void;
}

export interface CardProvider {
  /**
   * Loads the provider's script, and checks that it takes the shop's application. Absent: there is nothing to load.
   * @throws when it cannot be loaded, or refuses
   */
  load?: () => Promise<void>;
  /**
   * Loads the provider's script and renders its fields into `container`, which must be empty.
   * @throws when the script or the form cannot be loaded, or `container` has left the document by then
   */
  mount: (container: HTMLElement, events: CardFormEvents) => Promise<CardForm>;
}

/** How far the wallet got with taking the money. `unknown`: no readable response, so the shop's server must find out. */
export interface CapturedOrder {
  paypalOrderId: string;
  status: 'completed' | 'pending' | 'declined' | 'unknown';
  /** The provider's own text about a decline. */
  message?: string | null;
}

export interface WalletEvents {
  /** The button was pressed. False keeps the wallet closed. */
  onOpen: () => boolean;
  /** Amount to approve, read when the wallet opens. */
  total: () => Cents;
  /** The buyer has approved. `capture` takes the money; it rejects with a PaymentError only if it took none. */
  onApprove: (paypalOrderId: string, capture: () => Promise<CapturedOrder>) => Promise<unknown>;
  /** The buyer closed the wallet. */
  onCancel: () => void;
  /** `message` is the provider's own text, if it gave one. */
  onError: (message: string | null) => void;
}

export interface WalletProvider {
  /**
   * Loads the provider's script and renders its button into `container`, which must be empty.
   * @throws when the script or the button cannot be loaded, or `container` has left the document by then
   */
  mountButton: (container: HTMLElement, events: WalletEvents) => Promise<{ destroy: () => void }>;
}
