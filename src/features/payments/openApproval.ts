import { ApiError } from '@/api/errors';
import { readResponse, type ApiClient } from '@/api/client';
import { numberFromCents } from '@/domain/money';
import { readFailure, refusalOf, type Refusal } from './orderOutcome';
import type { Attempt } from './purchase';
import { orderTotal } from './purchaseOrder';

export interface OpenedApproval {
  readonly type: 'opened';
  readonly url: string;
  /** Null where the server places the order itself when the buyer has approved. */
  readonly paypalOrderId: string | null;
}

export type Approval = OpenedApproval | { readonly type: 'failed'; readonly refusal: Refusal };

export interface OwnOrigins {
  readonly apiUrl: string;
  readonly shopUrl: string;
}

/**
 * Opens a payment with the wallet's provider, to be approved on the provider's page (D-122). Nothing is charged before the
 * buyer approves. Never rejects.
 * @param origins the API's address, against which a path is resolved, and the shop's own
 */
export async function openApproval(client: ApiClient, attempt: Attempt, origins: OwnOrigins): Promise<Approval> {
  try {
    const { data } = await readResponse<{ data?: { approvalUrl: string; paypalOrderId?: string } }>(
      request(client, attempt),
    );
    const url = followable(data.approvalUrl, origins);
    if (url === null) return { type: 'failed', refusal: refusalOf('wallet_error') };
    return { type: 'opened', url, paypalOrderId: data.paypalOrderId ?? null };
  } catch (error) {
    const failure = readFailure(error);
    if (failure.type === 'refused') return { type: 'failed', refusal: failure.refusal };
    const message = error instanceof ApiError ? error.serverMessage : null;
    const hasResponse = error instanceof ApiError && error.kind === 'refused';
    return { type: 'failed', refusal: refusalOf(hasResponse ? 'rejected' : 'no_response', { message }) };
  }
}

function request(client: ApiClient, { key, order }: Attempt) {
  const amount = numberFromCents(orderTotal(order));
  if (order.operation !== 'payWithSquare') return client.POST('/api/paypal/create-order', { body: { total: amount } });
  const { shippingAddress, cartItems } = order.body;
  return client.POST('/api/payments/paypal/create', {
    params: { header: { 'Idempotency-Key': key } },
    body: { amount, currency: 'USD', shippingAddress, cartItems },
  });
}

/** An address at https, or at the API's or the shop's own origin; null for any other, which is not followed (D-123). */
function followable(approvalUrl: unknown, { apiUrl, shopUrl }: OwnOrigins): string | null {
  if (typeof approvalUrl !== 'string' || !approvalUrl || !URL.canParse(approvalUrl, apiUrl)) return null;
  const url = new URL(approvalUrl, apiUrl);
  // A name before an `@` looks like the host.
  if (url.username || url.password) return null;
  const isOwn = [apiUrl, shopUrl].some((own) => new URL(own).origin === url.origin);
  // A `blob:` address has the origin of its maker.
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url.href : null;
}
