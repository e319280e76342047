import { describe, expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import type { Session } from '@/features/session/sessionStore';
import { createMemoryStorage } from '@/lib/storage';
import type { AddChoice } from './chosenOptions';
import { savePendingAdd, readPendingAdd } from './pendingAddStore';

const session = (more: Partial<Session> = {}): Session => ({ token: null, user: null, expired: null, ...more });
const signedIn = (name: string) => session({ token: 't', user: { name, email: `${name}@example.com` } });
const expired = session({ expired: { email: 'sam@example.com', stay: true } });
const choice = {
  product: productFrom({ id: 301, name: 'JBL Flip 6' }),
  quantity: 30,
  color: null,
  model: null,
  ancOption: null,
} satisfies AddChoice;

describe('an add that waits for a login', () => {
  it('of a visitor is offered to any buyer who logs in', () => {
    const storage = createMemoryStorage();
    savePendingAdd(storage, choice, session());
    expect(readPendingAdd(storage, signedIn('gloria'))).toMatchObject({ productId: 301, quantity: 30 });
  });

  it('of a buyer whose session expired is offered to that buyer only, also after a reload', () => {
    const storage = createMemoryStorage();
    savePendingAdd(storage, choice, expired);
    expect(readPendingAdd(storage, signedIn('gloria'))).toBeNull();
    expect(readPendingAdd(storage, session({ token: 'of somebody yet unknown' }))).toBeNull();
    expect(readPendingAdd(storage, signedIn('sam'))).toMatchObject({ productId: 301 });
  });
});
