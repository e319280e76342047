import { profileResponse } from '../db/responses';
import { checkEmailIsFree } from '../api/accounts';
import type { Handlers } from '../api/handlerTypes';
import { notFound } from '../api/errors';

/** The signed-in buyer's own account. */
export const profile = {
  getProfile: ({ buyer }) => ({ status: 200, body: profileResponse(buyer) }),

  updateProfile: async ({ db, buyer, body }) => {
    const email = body.email.trim();
    checkEmailIsFree(db, email, buyer.id);
    const changed = await db.buyers.update(buyer.id, (row) => {
      row.name = body.name.trim();
      row.email = email;
      row.phone = body.phone.trim();
    });
    if (!changed) throw notFound();
    return { status: 200, body: profileResponse(changed) };
  },
} satisfies Partial<Handlers>;
