import { changeByClerk } from './changeByClerk';
import type { Account, Target } from './target';

export interface HttpTargetOptions {
  /** Where the server's `/api` begins, e.g. `https://staging.example.com`. */
  baseUrl: string;
  first: Account;
  second: Account;
  admin?: Account;
  /** Sets this run's new accounts apart from those of earlier runs. */
  run: string;
  expiredToken?: string | undefined;
  expiredAdminToken?: string | undefined;
  letInOrigin?: string | undefined;
}

/** A server at an address, of which only these accounts are known. */
export function overHttpTarget({
  baseUrl,
  first,
  second,
  admin,
  run,
  expiredToken,
  expiredAdminToken,
  letInOrigin,
}: HttpTargetOptions): Target {
  const root = baseUrl.replace(/\/+$/, '');
  let words = 0;
  return {
    baseUrl: root,
    fetch: (request) => fetch(request),
    accounts: { first, second },
    ...(admin && { admin, changeProduct: changeByClerk(root, admin) }),
    unique: () => `suite${run}n${(words += 1)}`,
    expiredToken: async (kind) => (kind === 'admin' ? expiredAdminToken : expiredToken),
    ...(letInOrigin && { letInOrigin }),
    complete: false,
    close: () => undefined,
  };
}
