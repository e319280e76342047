import { userResponse } from '../db/responses';
import type { Database } from '../db/database';
import type { BuyerRow } from '../db/rows';
import { findByCredentials, checkEmailIsFree, checkUsernameIsFree } from '../api/accounts';
import type { MockClock } from '../state/clock';
import type { Handlers } from '../api/handlerTypes';
import { issueToken } from '../api/sessions';

type NewBuyer = Pick<BuyerRow, 'email' | 'password'> & Partial<Pick<BuyerRow, 'name' | 'username' | 'phone'>>;

/** Stores a new account: level V1, nothing spent. A blank name becomes the part of the email before the `@`. */
async function createBuyer(db: Database, clock: MockClock, sent: NewBuyer): Promise<BuyerRow> {
  const email = sent.email.trim();
  const username = sent.username?.trim() ?? '';
  checkEmailIsFree(db, email);
  checkUsernameIsFree(db, username);
  return db.buyers.insert({
    id: await db.next('buyer'),
    name: sent.name?.trim() || (email.split('@')[0] ?? email),
    email,
    username,
    phone: sent.phone?.trim() ?? '',
    password: sent.password,
    totalSpentCents: 0,
    createdAt: clock.now().toISOString(),
  });
}

/** Buyer accounts and login. */
export const auth = {
  login: async ({ db, clock, body }) => {
    const buyer = findByCredentials(db.buyers, body);
    const token = await issueToken(db, clock, 'customer', buyer.id);
    return { status: 200, body: { token, user: { name: buyer.name, email: buyer.email } } };
  },

  signup: async ({ db, clock, body: { email, password, name } }) => {
    const buyer = await createBuyer(db, clock, { email, password, name });
    const token = await issueToken(db, clock, 'customer', buyer.id);
    return { status: 201, body: { token, user: { name: buyer.name, email: buyer.email } } };
  },

  register: async ({ db, clock, body: { email, username, password, name, phone } }) => {
    const buyer = await createBuyer(db, clock, { email, username, password, name, phone });
    return { status: 201, body: { token: await issueToken(db, clock, 'customer', buyer.id) } };
  },

  getCurrentUser: ({ buyer }) => ({ status: 200, body: userResponse(buyer) }),
} satisfies Partial<Handlers>;
