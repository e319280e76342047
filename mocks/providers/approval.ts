import type { Database } from '../db/database';
import type { MockClock } from '../state/clock';
import type { SharedState } from '../state/sharedState';
import { approvalPage, messagePage } from './approvalPage';
import { APPROVAL_PATH, MOCK_PATH } from './paths';
import { decideWallet, returnUrl, type Decision } from './wallets';

interface ApprovalParts {
  /** Path before `api/`, with a trailing slash. */
  base: string;
  db: Database;
  clock: MockClock;
  state: SharedState;
}

/** The page loads nothing, and cannot be shown in a frame. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
};

const page = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, { status, headers: { ...PAGE_HEADERS, ...headers } });

const noSuchPage = () => page(messagePage('No such page', 'The mock provider has no page at this address.'), 404);
const noSuchPayment = () =>
  page(messagePage('No such payment', 'The mock provider does not know this payment. Start again in the shop.'), 404);
const notSaved = () =>
  page(messagePage('Something went wrong', 'Your choice could not be saved. Nothing was charged; try again.'), 500);

const isDecision = (value: string | null): value is Decision =>
  value === 'approved' || value === 'declined' || value === 'cancelled';

/**
 * The wallet provider's own pages, on which the buyer approves, declines or cancels a payment (D-123). They are not part
 * of the contract: they return HTML and need no token. The returned function resolves with null for all other paths.
 */
export function createApprovalPages({ base, db, clock, state }: ApprovalParts) {
  const show = async (id: string) => {
    const wallet = await state.read(async () => db.wallets.get(id));
    return wallet ? page(approvalPage(wallet)) : noSuchPayment();
  };

  const decide = async (id: string, request: Request) => {
    const decision = new URLSearchParams(await request.text()).get('outcome');
    if (!isDecision(decision)) {
      return page(messagePage('No decision', 'Approve, decline or cancel the payment.'), 400);
    }
    const wallet = await state.write(async () => {
      const open = db.wallets.get(id);
      return open && decideWallet(db, clock, open, decision);
    });
    return wallet ? new Response(null, { status: 303, headers: { location: returnUrl(wallet) } }) : noSuchPayment();
  };

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(base + MOCK_PATH)) return null;
    if (pathname !== base + APPROVAL_PATH) return noSuchPage();
    const id = searchParams.get('wallet') ?? '';
    if (request.method === 'GET') return show(id);
    if (request.method === 'POST') return decide(id, request).catch(notSaved);
    return page(messagePage('Method not allowed', 'This page takes GET and POST only.'), 405, { allow: 'GET, POST' });
  };
}
