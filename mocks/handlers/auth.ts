import { userAnswer } from '../db/answers';
import type { Database } from '../db/database';
import type { BuyerRow } from '../db/rows';
import { identify, checkEmailIsFree, checkUsernameIsFree } from '../server/accounts';
import type { WorldClock } from '../server/clock';
import type { Handlers } from '../server/handlerTypes';
import { issueToken } from '../server/sessions';

type NewBuyer = Pick<BuyerRow, 'email' | 'password'> & Partial<Pick<BuyerRow, 'name' | 'username' | 'phone'>>;

/** Writes down a new account: level V1, nothing spent. An empty name becomes the e-mail's part before the `@`. */
async function createBuyer(db: Database, clock: WorldClock, given: NewBuyer): Promise<BuyerRow> {
  const email = given.email.trim();
  const username = given.username?.trim() ?? '';
  checkEmailIsFree(db, email);
  checkUsernameIsFree(db, username);
  return db.buyers.insert({
    id: await db.next('buyer'),
    name: given.name?.trim() || (email.split('@')[0] ?? email),
    email,
    username,
    phone: given.phone?.trim() ?? '',
    password: given.password,
    totalSpentCents: 0,
    createdAt: clock.now().toISOString(),
  });
}

/** Buyer accounts, and who is signed in. */
export const auth = {
  login: async ({ db, clock, body }) => {
    const buyer = identify(db.buyers, body);
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

  getCurrentUser: ({ buyer }) => ({ status: 200, body: userAnswer(buyer) }),
} satisfies Partial<Handlers>;
