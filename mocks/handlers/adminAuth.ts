import { adminResponse } from '../db/responses';
import { findByCredentials } from '../api/accounts';
import type { Handlers } from '../api/handlerTypes';
import { issueToken } from '../api/sessions';

/** Login to the back office. */
export const adminAuth = {
  adminLogin: async ({ db, clock, body }) => {
    const admin = findByCredentials(db.admins, body);
    const token = await issueToken(db, clock, 'admin', admin.id);
    return { status: 200, body: { token, admin: adminResponse(admin) } };
  },

  verifyAdmin: ({ admin }) => ({ status: 200, body: { valid: true, admin: adminResponse(admin) } }),
} satisfies Partial<Handlers>;
