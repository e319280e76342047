import { profileAnswer } from '../db/answers';
import { checkEmailIsFree } from '../server/accounts';
import type { Handlers } from '../server/handlerTypes';
import { notFound } from '../server/refusal';

/** The signed-in buyer's own account. */
export const profile = {
  getProfile: ({ buyer }) => ({ status: 200, body: profileAnswer(buyer) }),

  updateProfile: async ({ db, buyer, body }) => {
    const email = body.email.trim();
    checkEmailIsFree(db, email, buyer.id);
    const changed = await db.buyers.update(buyer.id, (row) => {
      row.name = body.name.trim();
      row.email = email;
      row.phone = body.phone.trim();
    });
    if (!changed) throw notFound();
    return { status: 200, body: profileAnswer(changed) };
  },
} satisfies Partial<Handlers>;
