import { adminAnswer } from '../db/answers';
import { identify } from '../server/accounts';
import type { Handlers } from '../server/handlerTypes';
import { issueToken } from '../server/sessions';

/** The back office's own sign-in. */
export const adminAuth = {
  adminLogin: async ({ db, clock, body }) => {
    const admin = identify(db.admins, body);
    const token = await issueToken(db, clock, 'admin', admin.id);
    return { status: 200, body: { token, admin: adminAnswer(admin) } };
  },

  verifyAdmin: ({ admin }) => ({ status: 200, body: { valid: true, admin: adminAnswer(admin) } }),
} satisfies Partial<Handlers>;
