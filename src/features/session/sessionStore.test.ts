import { createConnectedChannels } from '@tests/support/connectedChannels';
import { describe, expect, it, vi } from 'vitest';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage, createMemoryStore, createStringStore, type AppStorage } from '@/lib/storage';
import { createSessionStore } from './sessionStore';

const SAM = { name: 'Sam Silver', email: 'silver@example.com' };
const GLORIA = { name: 'Gloria Gold', email: 'gold@example.com' };

const storedLogin = ({ local, session }: AppStorage) => ({
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

describe('a stored login (D-78, D-86)', () => {
  it('is in the local storage when the buyer stays signed in', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(storedLogin(storage)).toEqual({ local: ['t1', JSON.stringify(SAM)], session: [null, null] });
    expect(session.get()).toEqual({ token: 't1', user: SAM, expired: null });
  });

  it('is in the session storage when the buyer does not', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't0', user: GLORIA, stay: true });
    session.signIn({ token: 't1', user: SAM, stay: false });
    expect(storedLogin(storage)).toEqual({ local: [null, null], session: ['t1', JSON.stringify(SAM)] });
  });

  it('is read from either storage when the shop opens', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: SAM, stay });
      expect(setUp(storage).session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    }
  });

  it('remains valid when `user` is malformed', () => {
    const storage = createMemoryStorage();
    storage.local.set('authToken', 't1');
    for (const malformed of ['{', 'null', '"Sam"', '{"name":1,"email":2}']) {
      storage.local.set('user', malformed);
      expect(setUp(storage).session.get()).toEqual({ token: 't1', user: null, expired: null });
    }
  });

  it('lasts until the page closes when the browser blocks its storages', () => {
    const blocked = createStringStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session } = setUp({ local: blocked, session: blocked });
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(session.get().token).toBe('t1');
    session.expire('t1');
    expect(session.get().token).toBeNull();
  });

  it('gets its user later when the response had none, in the same storage (D-204)', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: null, stay });
      session.rememberUser({ ...SAM, phone: '+1', id: 3 } as typeof SAM);
      expect(session.get().user).toEqual(SAM);
      expect(storedLogin(storage)[stay ? 'local' : 'session']).toEqual(['t1', JSON.stringify(SAM)]);
    }
  });

  it('gets no user without a token', () => {
    const { storage, session } = setUp();
    session.rememberUser(SAM);
    expect(session.get().user).toBeNull();
    expect(storage.local.get('user')).toBeNull();
  });
});

describe('a logout', () => {
  it('removes everything that belongs to the buyer', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    storage.local.set('recentlyViewed', '[]');
    storage.session.set('pendingAdd', '{}');
    storage.local.set('currency', 'EUR');
    session.signOut();
    expect(session.get()).toEqual({ token: null, user: null, expired: null });
    expect(storedLogin(storage)).toEqual({ local: [null, null], session: [null, null] });
    expect([storage.local.get('recentlyViewed'), storage.session.get('pendingAdd')]).toEqual([null, null]);
    expect(storage.local.get('currency')).toBe('EUR');
  });
});

describe('a session that expires (D-209)', () => {
  it('is removed; its storage and the buyer’s email are remembered for the next login', () => {
    for (const stay of [true, false]) {
      const { storage, session } = setUp();
      session.signIn({ token: 't1', user: SAM, stay });
      session.expire('t1');
      expect(session.get()).toEqual({ token: null, user: null, expired: { email: SAM.email, stay } });
      expect(storedLogin(storage)).toEqual({ local: [null, null], session: [null, null] });
      session.signIn({ token: 't2', user: SAM, stay });
      expect(session.get().expired).toBeNull();
    }
  });

  it('expires once, and not when its token has been replaced', () => {
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

  it('is replaced by a login that another tab has stored', () => {
    const { storage, session } = setUp();
    session.signIn({ token: 't1', user: SAM, stay: true });
    storage.local.set('authToken', 't2');
    session.expire('t1');
    expect(session.get().token).toBe('t2');
    expect(storage.local.get('authToken')).toBe('t2');
  });

  it('keeps the pending add for the same buyer, and removes it for another', () => {
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

  it('keeps a visitor’s pending add at the first login', () => {
    const { storage, session } = setUp();
    storage.session.set('pendingAdd', '{}');
    session.signIn({ token: 't1', user: SAM, stay: true });
    expect(storage.session.get('pendingAdd')).toBe('{}');
  });
});

describe('other tabs', () => {
  it('follow login and logout', () => {
    const [tab, otherTab] = twoTabs();
    tab.session.signIn({ token: 't1', user: SAM, stay: true });
    expect(otherTab.session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    otherTab.session.signOut();
    expect(tab.session.get().token).toBeNull();
  });

  it('receive the expiry of a session, with the buyer’s email', () => {
    for (const copied of [false, true]) {
      const [tab, otherTab] = twoTabs();
      tab.session.signIn({ token: 't1', user: SAM, stay: true });
      if (copied) otherTab.storage.session.set('authToken', 't1');
      tab.session.expire('t1');
      expect(otherTab.session.get()).toEqual({ token: null, user: null, expired: { email: SAM.email, stay: true } });
      expect(tab.session.get()).toEqual(otherTab.session.get());
      tab.session.signIn({ token: 't2', user: SAM, stay: true });
      expect(otherTab.session.get()).toEqual({ token: 't2', user: SAM, expired: null });
    }
  });

  it('ignore the expiry of a session that they did not have', () => {
    const [tab, otherTab] = twoTabs();
    tab.session.signIn({ token: 't1', user: SAM, stay: false });
    tab.session.expire('t1');
    expect(otherTab.session.get().expired).toBeNull();
  });

  it('follow a change of buyer', () => {
    const [tab, otherTab] = twoTabs();
    tab.session.signIn({ token: 't1', user: SAM, stay: true });
    tab.session.signIn({ token: 't2', user: GLORIA, stay: true });
    expect(otherTab.session.get()).toEqual({ token: 't2', user: GLORIA, expired: null });
  });

  describe('whose view of the local storage is older than the message', () => {
    /** Two tabs with separate views of the local storage: neither sees what the other writes. */
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

    it('follow a login', () => {
      const [tab, otherTab] = laggingTabs();
      tab.session.signIn({ token: 't1', user: SAM, stay: true });
      expect(otherTab.session.get()).toEqual({ token: 't1', user: SAM, expired: null });
    });

    it('follow a logout', () => {
      const [tab, otherTab] = laggingTabs({ authToken: 't1', user: JSON.stringify(SAM) });
      tab.session.signIn({ token: 't1', user: SAM, stay: true });
      tab.session.signOut();
      expect(otherTab.session.get()).toEqual({ token: null, user: null, expired: null });
    });

    it('do not remove the next buyer’s data', () => {
      const [tab, otherTab] = laggingTabs({ authToken: 't1', user: JSON.stringify(SAM) });
      tab.session.signIn({ token: 't1', user: SAM, stay: true });
      const removed = vi.spyOn(otherTab.storage.local, 'remove');
      tab.session.signIn({ token: 't2', user: GLORIA, stay: true });
      expect(otherTab.session.get()).toEqual({ token: 't2', user: GLORIA, expired: null });
      expect(removed).not.toHaveBeenCalled();
    });
  });

  it('do not follow a login for the browser session only', () => {
    const [tab, otherTab] = twoTabs();
    tab.session.signIn({ token: 't1', user: SAM, stay: false });
    expect(otherTab.session.get().token).toBeNull();
  });

  it('that were duplicated from this one are signed out with it', () => {
    const [tab, otherTab] = twoTabs();
    otherTab.storage.session.set('authToken', 't1');
    tab.session.signIn({ token: 't1', user: SAM, stay: false });
    tab.session.signOut();
    expect(storedLogin(otherTab.storage).session).toEqual([null, null]);
    expect(otherTab.session.get().token).toBeNull();
  });

  it('keep a browser session of their own', () => {
    const [tab, otherTab] = twoTabs();
    otherTab.session.signIn({ token: 't2', user: GLORIA, stay: false });
    tab.session.signIn({ token: 't1', user: SAM, stay: false });
    tab.session.signOut();
    expect(otherTab.session.get().token).toBe('t2');
  });

  it('ignore messages that are not about the session', () => {
    const channel = createConnectedChannels();
    const session = createSessionStore({ storage: createMemoryStorage(), channel: channel() });
    session.signIn({ token: 't1', user: SAM, stay: true });
    const otherChannel = channel();
    for (const message of [null, 'session', { outdated: [['/api/cart']] }, { session: 'unknown' }])
      otherChannel.post(message);
    expect(session.get().token).toBe('t1');
  });

  it('are ignored after dispose', () => {
    const [tab, otherTab] = twoTabs();
    otherTab.session.dispose();
    tab.session.signIn({ token: 't1', user: SAM, stay: true });
    expect(otherTab.session.get().token).toBeNull();
  });
});
