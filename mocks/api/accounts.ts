import type { Database } from '../db/database';
import type { RowCollection } from '../db/rowCollection';
import type { BuyerRow } from '../db/rows';
import { HttpError } from './errors';

interface Account {
  id: number;
  email: string;
  password: string;
}

/** Emails and user names are compared without case and surrounding blanks (D-145). */
const normalize = (text: string) => text.trim().toLowerCase();

export const isSameName = (a: string, b: string): boolean => normalize(a) === normalize(b);

/** The account with this email and password. @throws HttpError 401 `bad_credentials` */
export function findByCredentials<Row extends Account>(
  accounts: RowCollection<Row>,
  { email, password }: Omit<Account, 'id'>,
): Readonly<Row> {
  const account = accounts.find((row) => isSameName(row.email, email));
  // one error for both cases, so that it does not reveal which emails have accounts
  if (account?.password !== password) {
    throw new HttpError(401, 'bad_credentials', 'The email or password is incorrect.');
  }
  return account;
}

const taken = (code: 'email_taken' | 'username_taken', field: string, message: string) =>
  new HttpError(409, code, message, { fields: { [field]: message } });

/** @throws HttpError 409 `email_taken` when an account other than `own` has this email */
export function checkEmailIsFree(db: Database, email: string, own?: BuyerRow['id']): void {
  if (db.buyers.find((buyer) => buyer.id !== own && isSameName(buyer.email, email))) {
    throw taken('email_taken', 'email', 'An account with this email already exists.');
  }
}

/** Any number of accounts may have no user name. @throws HttpError 409 `username_taken` */
export function checkUsernameIsFree(db: Database, username: string): void {
  if (username && db.buyers.find((buyer) => isSameName(buyer.username, username))) {
    throw taken('username_taken', 'username', 'This user name is taken.');
  }
}
