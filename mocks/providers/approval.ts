import type { Database } from '../db/database';
import type { StateKeeper } from '../db/stateKeeper';
import type { WorldClock } from '../server/clock';
import { approvalPage, messagePage } from './approvalPage';
import { settleWallet, wayBack, type Decision } from './settleWallet';
import { APPROVAL_PATH, MOCK_PATH } from './wallets';

interface ApprovalParts {
  /** Path before `api/`, with a slash at its end. */
  base: string;
  db: Database;
  clock: WorldClock;
  keeper: StateKeeper;
}

/** The page is a document of its own: nothing is loaded into it, and nobody frames it. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
};

const page = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, { status, headers: { ...PAGE_HEADERS, ...headers } });

const noSuchPage = () => page(messagePage('No such page', 'The mock provider has nothing at this address.'), 404);
const noSuchPayment = () =>
  page(messagePage('No such payment', 'The mock provider does not know this payment. Start again in the shop.'), 404);

const notKept = () =>
  page(messagePage('Something went wrong', 'The answer could not be kept. Nothing was charged; try again.'), 500);

const isDecision = (word: string | null): word is Decision =>
  word === 'approved' || word === 'declined' || word === 'cancelled';

/**
 * The wallet provider's own page, where the buyer approves, declines or cancels (D-123). It is none of the contract's
 * calls, so it answers documents and asks for no token. Null for every address that is not the provider's.
 */
export function createApproval({ base, db, clock, keeper }: ApprovalParts) {
  const show = async (id: string) => {
    const wallet = await keeper.read(async () => db.wallets.get(id));
    return wallet ? page(approvalPage(wallet)) : noSuchPayment();
  };

  const settle = async (id: string, request: Request) => {
    const decision = new URLSearchParams(await request.text()).get('outcome');
    if (!isDecision(decision))
      return page(messagePage('Say yes or no', 'Approve, decline or cancel the payment.'), 400);
    const settled = await keeper.write(async () => {
      const wallet = db.wallets.get(id);
      return wallet && settleWallet(db, clock, wallet, decision);
    });
    return settled ? new Response(null, { status: 303, headers: { location: wayBack(settled) } }) : noSuchPayment();
  };

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(base + MOCK_PATH)) return null;
    if (pathname !== base + APPROVAL_PATH) return noSuchPage();
    const id = searchParams.get('wallet') ?? '';
    if (request.method === 'GET') return show(id);
    if (request.method === 'POST') return settle(id, request).catch(notKept);
    return page(messagePage('Not like this', 'This page can be read and answered.'), 405, { allow: 'GET, POST' });
  };
}
