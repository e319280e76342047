import { describe, expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import type { Session } from '@/features/session/sessionStore';
import { createMemoryStorage } from '@/lib/storage';
import type { AddChoice } from './addChoice';
import { keepPendingAdd, readPendingAdd } from './pendingAddStore';

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
  it('is offered to whoever signs in where a visitor meant it', () => {
    const storage = createMemoryStorage();
    keepPendingAdd(storage, choice, session());
    expect(readPendingAdd(storage, signedIn('gloria'))).toMatchObject({ productId: 301, quantity: 30 });
  });

  it('is offered to nobody else where a buyer meant it whose session ran out, whatever was reloaded meanwhile', () => {
    const storage = createMemoryStorage();
    keepPendingAdd(storage, choice, expired);
    expect(readPendingAdd(storage, signedIn('gloria'))).toBeNull();
    expect(readPendingAdd(storage, session({ token: 'of somebody yet unknown' }))).toBeNull();
    expect(readPendingAdd(storage, signedIn('sam'))).toMatchObject({ productId: 301 });
  });
});
