import type { ApiProduct as Product } from '@/api/types';
import type { OperationId } from '../support/contract';

export interface Account {
  email: string;
  password: string;
}

/** Whose token: a buyer's or a clerk's. */
export type TokenKind = 'customer' | 'admin';

/** Why a bank refuses a card. */
export type DeclineReason = 'cvv' | 'postal' | 'expiration' | 'verification' | 'declined';

/** A breach of the contract that the server itself reported. */
export interface ContractViolation {
  /** Checks send invalid requests on purpose; an invalid response is always a fault. */
  side: 'request' | 'response';
  request: Request;
  text: string;
}

/**
 * The server under test, with everything that cannot be learned through the contract's own operations. A run empties the
 * carts of both buyers and leaves the accounts that it creates.
 */
export interface Target {
  /** Origin with an optional path before `/api`, without a slash at the end. */
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  /** Two buyers; the `others` are only read. */
  accounts: { first: Account; second: Account; others?: readonly Account[] };
  /** Without a clerk the back office is not tested, nor that a clerk's token is refused by shop operations. */
  admin?: Account;
  /** Letters and digits that this server has never received before. */
  unique(): string;
  /** An expired token of the first buyer or of the clerk. */
  expiredToken?(kind: TokenKind): Promise<string | undefined>;
  /** Makes an operation fail with 500 until the returned function is called. */
  failOperation?(operation: OperationId): () => void;
  /** An origin that browsers may call from (CORS). */
  allowedOrigin?: string;
  inactiveProduct?: { id: number; slug: string; name: string };
  /** Changes a product as the back office would, until the returned function is called. */
  changeProduct?(id: number, changes: Partial<Product>): Promise<() => Promise<void>>;
  /**
   * A single-use token of the card provider; with reasons, one that the bank declines for all of them. Without it only
   * the provider's test source ids are used.
   */
  cardToken?(...reasons: DeclineReason[]): string;
  /** A wallet order of this many US cents that the browser has captured with this outcome. */
  capturedWallet?(cents: number, outcome: 'completed' | 'declined' | 'pending'): string;
  /** Acts as the buyer on the wallet's approval page; returns where the page redirects to. */
  completeWalletApproval?(approvalUrl: URL, choice: 'approve' | 'cancel' | 'decline'): Promise<URL>;
  /** Lets the server's time pass, by this many milliseconds. */
  passTime?(ms: number): Promise<void>;
  /** Returns the violations that the server reported since the last call. */
  takeViolations?(): ContractViolation[];
  /** Back to the seed; open tokens become invalid. */
  reset?(): Promise<void>;
  /** No check may be skipped, because the target provides everything above. */
  complete: boolean;
  close(): Promise<void> | void;
}
