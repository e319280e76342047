import type { ApiProduct as Product } from '@/api/types';
import type { OperationId } from '../suite/contract';

export interface Account {
  email: string;
  password: string;
}

/** Whose token: a buyer's or a clerk's. */
export type TokenKind = 'customer' | 'admin';

/** Why a bank refuses a card. */
export type DeclineReason = 'cvv' | 'postal' | 'expiration' | 'verification' | 'declined';

/** What a server said to itself while it was tested: a breach of the contract that it noticed. */
export interface Complaint {
  /** Whose breach: the conformance suite sends wrong requests on purpose, wrong answers are always a fault. */
  side: 'request' | 'response';
  /** The very request. */
  request: Request;
  text: string;
}

/**
 * A server that sits the conformance suite, and what the conformance suite cannot learn from the contract's own calls. Everything else it finds
 * out by asking. The carts of both accounts are emptied, and accounts are created that nobody removes.
 */
export interface Target {
  /** Origin with an optional path before `/api`, without a slash at the end. */
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  /** Two buyers; `others`, where there are any, are only read. */
  accounts: { first: Account; second: Account; others?: readonly Account[] };
  /** A clerk of the back office. Absent: the back office is not tested, nor that its tokens open no shopper's call. */
  admin?: Account;
  /** A word of letters and digits that this server has never been told. */
  unique(): string;
  /** A token of the first account, or of the clerk, that was valid once. Absent: its expiry is not tested. */
  expiredToken?(kind: TokenKind): Promise<string | undefined>;
  /** Makes an operation fail inside the server until the answer is called. Absent: 500 is not tested. */
  breakDown?(operation: OperationId): () => void;
  /** An origin that browsers may call from. Absent: other origins are not tested. */
  letInOrigin?: string;
  /** A product that is not active. Absent: that it is hidden is not tested. */
  hiddenProduct?: { id: number; slug: string; name: string };
  /** Changes a product as the back office would, until the answer is called. Absent: what becomes of its lines is not tested. */
  changeProduct?(id: number, changes: Partial<Product>): Promise<() => Promise<void>>;
  /**
   * A card token of the provider that is used up by its first use; with reasons one that the bank refuses for all of
   * them. Absent: the provider's test source ids are used alone.
   */
  cardToken?(...reasons: DeclineReason[]): string;
  /** A wallet order of so many US cents that a browser has captured, with this outcome. Absent: these are not tested. */
  capturedWallet?(cents: number, outcome: 'completed' | 'declined' | 'pending'): string;
  /** What the buyer does at the wallet's approval page; answers where it sends him. Absent: what follows is not tested. */
  passWallet?(approvalUrl: URL, choice: 'approve' | 'cancel' | 'decline'): Promise<URL>;
  /** The wallet order that an approval page is for, which the shop only hears once it is approved. */
  walletOrderOf?(approvalUrl: URL): string;
  /** What has been noticed since the last look. */
  complaints?(): Complaint[];
  /** Nothing may be skipped for want of data or means. */
  complete: boolean;
  close(): Promise<void> | void;
}
