import { userAnswer } from '../db/answers';
import type { Database } from '../db/database';
import type { BuyerRow } from '../db/rows';
import type { WorldClock } from '../server/clock';
import type { Handlers } from '../server/handlerTypes';
import { Refusal } from '../server/refusal';
import { issueToken } from '../server/sessions';

type NewBuyer = Pick<BuyerRow, 'email' | 'password'> & Partial<Pick<BuyerRow, 'name' | 'username' | 'phone'>>;

/** E-mails and user names are compared trimmed and ignoring case (D-145). */
const plain = (text: string) => text.trim().toLowerCase();

const taken = (code: 'email_taken' | 'username_taken', field: string, message: string) =>
  new Refusal(409, code, message, { fields: { [field]: message } });

/** Writes down a new account: level V1, nothing spent. An empty name becomes the e-mail's part before the `@`. */
async function createBuyer(db: Database, clock: WorldClock, given: NewBuyer): Promise<BuyerRow> {
  const email = given.email.trim();
  const username = given.username?.trim() ?? '';
  if (db.buyers.find((buyer) => plain(buyer.email) === plain(email))) {
    throw taken('email_taken', 'email', 'An account with this e-mail exists already.');
  }
  if (username && db.buyers.find((buyer) => plain(buyer.username) === plain(username))) {
    throw taken('username_taken', 'username', 'This user name is taken.');
  }
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
    const buyer = db.buyers.find((row) => plain(row.email) === plain(body.email));
    // one answer for both, so that nobody learns which e-mails have accounts
    if (buyer?.password !== body.password) {
      throw new Refusal(401, 'bad_credentials', 'The e-mail or the password is not right.');
    }
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
