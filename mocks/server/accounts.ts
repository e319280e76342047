import type { Database } from '../db/database';
import type { RowCollection } from '../db/rowCollection';
import type { BuyerRow } from '../db/rows';
import { Refusal } from './refusal';

interface Account {
  id: number;
  email: string;
  password: string;
}

/** E-mails and user names are compared trimmed and ignoring case (D-145). */
const plain = (text: string) => text.trim().toLowerCase();

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

/** The account that e-mail and password belong to. @throws Refusal 401 `bad_credentials` */
export function identify<Row extends Account>(
  accounts: RowCollection<Row>,
  { email, password }: Omit<Account, 'id'>,
): Readonly<Row> {
  const account = accounts.find((row) => isSameName(row.email, email));
  // one answer for both, so that nobody learns which e-mails have accounts
  if (account?.password !== password) {
    throw new Refusal(401, 'bad_credentials', 'The e-mail or the password is not right.');
  }
  return account;
}

const taken = (code: 'email_taken' | 'username_taken', field: string, message: string) =>
  new Refusal(409, code, message, { fields: { [field]: message } });

/** @throws Refusal 409 `email_taken` when an account other than `own` has it */
export function checkEmailIsFree(db: Database, email: string, own?: BuyerRow['id']): void {
  if (db.buyers.find((buyer) => buyer.id !== own && isSameName(buyer.email, email))) {
    throw taken('email_taken', 'email', 'An account with this e-mail exists already.');
  }
}

/** @throws Refusal 409 `username_taken`; the empty name is everybody's */
export function checkUsernameIsFree(db: Database, username: string): void {
  if (username && db.buyers.find((buyer) => isSameName(buyer.username, username))) {
    throw taken('username_taken', 'username', 'This user name is taken.');
  }
}
