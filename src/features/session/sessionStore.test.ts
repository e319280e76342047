import { createConnectedChannels } from '@tests/support/connectedChannels';
import { describe, expect, it, vi } from 'vitest';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage, createMemoryStore, createStringStore, type AppStorage } from '@/lib/storage';
import { createSessionStore } from './sessionStore';

const SAM = { name: 'Sam Silver', email: 'silver@example.com' };
const GLORIA = { name: 'Gloria Gold', email: 'gold@example.com' };

const kept = ({ local, session }: AppStorage) => ({
  local: [local.get('authToken'), local.get('user')],
  session: [session.get('authToken'), session.get('user')],
});

function setUp(storage = createMemoryStorage()) {
  return { storage, session: createSessionStore({ storage, channel: createNoopChannel() }) };
}

/** Two tabs of one browser: one local storage, a session storage each. */
function twoTabs() {
  const local = createMemoryStore();
  const channel = createConnectedChannels();
  const tab = () => {
    const storage = { local, session: createMemoryStore() };
    return { storage, session: createSessionStore({ storage, channel: channel() }) };
  };
  return [tab(), tab()] as const;
}

describe('what is kept of a login (D-78, D-86)', () => {
  it('is the token and the user, for good, when the buyer stays signed in', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(kept(storage)).toEqual({ local: ['t1', JSON.stringify(SAM)], session: [null, null] });
    expect(session.get()).toEqual({ token: 't1', user: SAM, expired: null });
  });

  it('is kept for the browser session only, when the buyer does not', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't0', user: GLORIA, stay: true });
    session.signIn({ token: 't1', user: SAM, stay: false });
    expect(kept(storage)).toEqual({ local: [null, null], session: ['t1', JSON.stringify(SAM)] });
  });

  it('is read again when the shop opens, from either place', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: SAM, stay });
      expect(setUp(storage).session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    }
  });

  it('survives rubbish under `user`', () => {
    const storage = createMemoryStorage();
    storage.local.set('authToken', 't1');
    for (const rubbish of ['{', 'null', '"Sam"', '{"name":1,"email":2}']) {
      storage.local.set('user', rubbish);
      expect(setUp(storage).session.get()).toEqual({ token: 't1', user: null, expired: null });
    }
  });

  it('works where the browser keeps nothing', () => {
    const blocked = createStringStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session } = setUp({ local: blocked, session: blocked });
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(session.get().token).toBe('t1');
    session.expire('t1');
    expect(session.get().token).toBeNull();
  });

  it('gets its user later where the answer had none, beside the token (D-204)', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: null, stay });
      session.rememberUser({ ...SAM, phone: '+1', id: 3 } as typeof SAM);
      expect(session.get().user).toEqual(SAM);
      expect(kept(storage)[stay ? 'local' : 'session']).toEqual(['t1', JSON.stringify(SAM)]);
    }
  });

  it('gets no user when nobody is signed in', () => {
    const { storage, session } = setUp();
    session.rememberUser(SAM);
    expect(session.get().user).toBeNull();
    expect(storage.local.get('user')).toBeNull();
  });
});

describe('a logout', () => {
  it('leaves nothing of the buyer behind', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    storage.local.set('recentlyViewed', '[]');
    storage.session.set('pendingAdd', '{}');
    storage.local.set('currency', 'EUR');
    session.signOut();
    expect(session.get()).toEqual({ token: null, user: null, expired: null });
    expect(kept(storage)).toEqual({ local: [null, null], session: [null, null] });
    expect([storage.local.get('recentlyViewed'), storage.session.get('pendingAdd')]).toEqual([null, null]);
    expect(storage.local.get('currency')).toBe('EUR');
  });
});

describe('a session that runs out (D-209)', () => {
  it('is forgotten; how it was kept and whose it was is remembered for the next login', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: SAM, stay });
      session.expire('t1');
      expect(session.get()).toEqual({ token: null, user: null, expired: { email: SAM.email, stay } });
      expect(kept(storage)).toEqual({ local: [null, null], session: [null, null] });
      session.signIn({ token: 't2', user: SAM, stay });
      expect(session.get().expired).toBeNull();
    }
  });

  it('ends only once, and not for a token that was replaced meanwhile', () => {
    const { session } = setUp();
    session.signIn({ token: 't2', user: SAM, stay: true });
    const heard = vi.fn();
    session.subscribe(heard);
    session.expire('t1');
    expect(session.get().token).toBe('t2');
    session.expire('t2');
    session.expire('t2');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('gives way to the login that another tab has made since', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    storage.local.set('authToken', 't2');
    session.expire('t1');
    expect(session.get().token).toBe('t2');
    expect(storage.local.get('authToken')).toBe('t2');
  });

  it('keeps what the same buyer meant to add, and hides it from another', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    storage.session.set('pendingAdd', '{}');
    session.expire('t1');
    session.signIn({ token: 't2', user: SAM, stay: true });
    expect(storage.session.get('pendingAdd')).toBe('{}');
    session.expire('t2');
    session.signIn({ token: 't3', user: GLORIA, stay: true });
    expect(storage.session.get('pendingAdd')).toBeNull();
  });

  it('keeps what a visitor meant to add before the first login', () => {
    const { storage, session } = setUp();
    storage.session.set('pendingAdd', '{}');
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(storage.session.get('pendingAdd')).toBe('{}');
  });
});

describe('other tabs', () => {
  it('follow login and logout', () => {
    const [one, other] = twoTabs();
    one.session.signIn({ token: 't1', user: SAM, stay: true });
    expect(other.session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    other.session.signOut();
    expect(one.session.get().token).toBeNull();
  });

  it('are told that a session has run out, and whose it was', () => {
    for (const copied of [false, true]) {
      const [one, other] = twoTabs();
      one.session.signIn({ token: 't1', user: SAM, stay: true });
      if (copied) other.storage.session.set('authToken', 't1');
      one.session.expire('t1');
      expect(other.session.get()).toEqual({ token: null, user: null, expired: { email: SAM.email, stay: true } });
      expect(one.session.get()).toEqual(other.session.get());
      one.session.signIn({ token: 't2', user: SAM, stay: true });
      expect(other.session.get()).toEqual({ token: 't2', user: SAM, expired: null });
    }
  });

  it('that nobody was signed in to are told of no session that has run out', () => {
    const [one, other] = twoTabs();
    one.session.signIn({ token: 't1', user: SAM, stay: false });
    one.session.expire('t1');
    expect(other.session.get().expired).toBeNull();
  });

  it('follow a change of buyer', () => {
    const [one, other] = twoTabs();
    one.session.signIn({ token: 't1', user: SAM, stay: true });
    one.session.signIn({ token: 't2', user: GLORIA, stay: true });
    expect(other.session.get()).toEqual({ token: 't2', user: GLORIA, expired: null });
  });

  describe('whose view of the local storage lags behind the word', () => {
    /** The other tab's own view, which nothing reaches but what it writes itself. */
    const laggingTabs = (seen: Record<string, string> = {}) => {
      const channel = createConnectedChannels();
      const tab = (local: AppStorage['local']) => {
        const storage = { local, session: createMemoryStore() };
        return { storage, session: createSessionStore({ storage, channel: channel() }) };
      };
      const local = createMemoryStore();
      for (const [key, value] of Object.entries(seen)) local.set(key, value);
      return [tab(createMemoryStore()), tab(local)] as const;
    };

    it('follow a login all the same', () => {
      const [one, other] = laggingTabs();
      one.session.signIn({ token: 't1', user: SAM, stay: true });
      expect(other.session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    });

    it('follow a logout all the same', () => {
      const [one, other] = laggingTabs({ authToken: 't1', user: JSON.stringify(SAM) });
      one.session.signIn({ token: 't1', user: SAM, stay: true });
      one.session.signOut();
      expect(other.session.get()).toEqual({ token: null, user: null, expired: null });
    });

    it('take nothing away from the buyer who came next', () => {
      const [one, other] = laggingTabs({ authToken: 't1', user: JSON.stringify(SAM) });
      one.session.signIn({ token: 't1', user: SAM, stay: true });
      const removed = vi.spyOn(other.storage.local, 'remove');
      one.session.signIn({ token: 't2', user: GLORIA, stay: true });
      expect(other.session.get()).toEqual({ token: 't2', user: GLORIA, expired: null });
      expect(removed).not.toHaveBeenCalled();
    });
  });

  it('are not signed in by a session that is this tab’s own', () => {
    const [one, other] = twoTabs();
    one.session.signIn({ token: 't1', user: SAM, stay: false });
    expect(other.session.get().token).toBeNull();
  });

  it('that were opened from this one lose their copy of its session with it', () => {
    const [one, other] = twoTabs();
    other.storage.session.set('authToken', 't1');
    one.session.signIn({ token: 't1', user: SAM, stay: false });
    one.session.signOut();
    expect(kept(other.storage).session).toEqual([null, null]);
    expect(other.session.get().token).toBeNull();
  });

  it('keep a session of their own that is another one', () => {
    const [one, other] = twoTabs();
    other.session.signIn({ token: 't2', user: GLORIA, stay: false });
    one.session.signIn({ token: 't1', user: SAM, stay: false });
    one.session.signOut();
    expect(other.session.get().token).toBe('t2');
  });

  it('ignore messages that are not about the session', () => {
    const channel = createConnectedChannels();
    const session = createSessionStore({ storage: createMemoryStorage(), channel: channel() });
    session.signIn({ token: 't1', user: SAM, stay: true });
    const elsewhere = channel();
    for (const message of [null, 'session', { outdated: [['/api/cart']] }, { session: 'unknown' }])
      elsewhere.post(message);
    expect(session.get().token).toBe('t1');
  });

  it('are no longer followed after the shop is gone', () => {
    const [one, other] = twoTabs();
    other.session.dispose();
    one.session.signIn({ token: 't1', user: SAM, stay: true });
    expect(other.session.get().token).toBeNull();
  });
});
